import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';
import type { Reporter } from '@stryker-mutator/api/report';

const NO_SURVIVOR: readonly MutantResult['status'][] = ['Killed', 'Ignored'];

/** Prints what no test found as soon as it is known: a run of a large module takes hours, and may be ended before. */
const survivors: Reporter = {
  onMutantTested({ status, fileName, location: { start }, mutatorName, replacement }) {
    if (NO_SURVIVOR.includes(status)) return;
    const line = readFileSync(fileName, 'utf8').split('\n')[start.line - 1] ?? '';
    const place = `${relative(process.cwd(), fileName)}:${String(start.line)}:${String(start.column)}`;
    console.log(
      `${status} ${place} ${mutatorName}\n  ${line.trim()}\n  with ${JSON.stringify(replacement.slice(0, 200))}`,
    );
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Reporter, 'survivors', survivors)];
