#!/usr/bin/env node
import { dirname, join } from 'node:path';
import { runCompiled } from './cli/compiled.js';

/** Where Node has found the bundle, links followed. */
declare const __filename: string;

const [, , command = ''] = process.argv;
const program = join(dirname(__filename), 'program', 'index.js');
runCompiled(program, /^[a-z]+$/.test(command) ? command : 'other', process.env);
