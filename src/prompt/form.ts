import type { Declaration, PartSource, SourceKind } from '../families/forms/declaration.js';
import { capital, listOf, quote, quotedList } from '../model/text.js';
import { terminal, type Terminal } from '../report/sink.js';

const SAYS: Readonly<Record<SourceKind, string>> = {
  created: 'each file that the work created',
  modified: 'each file that the work changed',
  deleted: 'each file that the work deleted',
  listed: 'each file of the work',
  commit: 'the id of the commit that holds the work',
};

/** Returns the instruction that makes agents write returns of a form so that they can be checked. */
export function formInstruction(form: Declaration): Terminal {
  const { files, claims, status, agent, session, schema, severity } = form;
  const sources = Object.entries(claims).flatMap(([kind, list]) =>
    list.map((source) => `- ${capital(place(source))}: ${SAYS[kind as SourceKind]}.`),
  );
  const states = status.flatMap(({ at, success, other, open }) => [
    `- ${capital(place(at))}: ${[
      words(success, 'if the work is done and committed'),
      words(other, 'if it ended without success'),
      words(open, 'while it goes on: then nothing is checked'),
    ]
      .filter((part) => part !== '')
      .join(', ')}.`,
  ]);
  const lines = [
    `Report your work in a file that matches ${quotedList(files)}, and commit it with the work.`,
    'return-gate compares what it says with the commit.',
    '',
    ...sources,
    ...states,
    ...agent.map((source) => `- ${capital(place(source))}: your name.`),
    ...session.map((source) => `- ${capital(place(source))}: the session id that you were given.`),
    ...(schema === null ? [] : [`- The whole satisfies the JSON Schema ${schema.file}.`]),
    '',
    `Write each path ${base(form)}, as an item or a text of its own: forward slashes, the letter case of the file, no patterns.`,
    'Each file must be committed and must not be empty; a file that is called deleted must not exist.',
    'Leave out what was planned and not made, and what git ignores.',
    ...(severity === 'warning' ? ['A file that is missing is a warning.'] : []),
  ];
  return terminal`${lines.map((line) => terminal`${line}\n`)}`;
}

function place(source: PartSource): string {
  if (source.startsWith('#')) return `below the heading ${quote(source.replace(/^#+\s*/, ''))}`;
  return source.startsWith('/') ? `at ${quote(source)}` : `behind the label ${quote(source)}`;
}

function words(list: readonly string[], when: string): string {
  if (list.length === 0) return '';
  const all = list.map((word) => (word === '*' ? 'any other word' : quote(word)));
  return `${listOf(all, 'or')} ${when}`;
}

function base({ base: folder }: Declaration): string {
  if (folder === '') return 'relative to the root of the project';
  return folder === 'file'
    ? 'relative to the folder of the file'
    : `relative to the folder that holds ${folder.replace(/^folder\s+/, '')}`;
}
