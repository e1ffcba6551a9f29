#!/usr/bin/env node
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCompiled } from './cli/compiled.js';

// npm starts it by a link.
const folder = dirname(realpathSync(process.argv[1] ?? ''));
const [, , command = ''] = process.argv;
runCompiled(join(folder, 'program', 'index.js'), /^[a-z]+$/.test(command) ? command : 'other', process.env);
