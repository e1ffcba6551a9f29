#!/usr/bin/env node
void require('../bundle/index.js').startCommandLine();
