import { visit } from 'jsonc-parser';
import { parseShard } from '../gather/gather.js';
import { elementAt } from '../model/collections.js';
import {
  readReport,
  UnfitReport,
  type ReportFile,
  type ReportJson,
  type Shard,
  type ShardJson,
  type UnreadFile,
} from '../model/report-json.js';
import { UsageError } from '../model/usage.js';
import { validate } from './validate.js';

/** The report of a shard as it was read, and held to its schema. */
export interface ShardReport {
  readonly name: string;
  readonly shard: Shard;
  readonly json: ReportJson & { readonly shard: ShardJson };
}

/** What ajv makes of the schema of reports. */
export interface ReportValidator {
  (value: unknown): value is ReportJson;
  /** Why the last value was refused. */
  readonly errors: readonly SchemaError[];
}

interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** UTF-16 units: in a longer text the place of a mistake is not looked for, which takes far more memory than the text. */
const LARGEST_LOCATED = 4 * 1024 * 1024;

const INSTEAD = 'Hand over what return-gate check --shard wrote by --output json=FILE, or the action by json-file.';

/** Reads the report of a shard. Throws `UsageError`, which names the file, the place and what is wrong there. */
export function readShardReport(file: ReportFile | UnreadFile): ShardReport {
  if ('problem' in file) {
    throw new UsageError(`The report ${file.name} ${file.problem}: name the JSON reports of all shards, each a file.`);
  }
  const report = readReport(file, { notJson, take });
  if ('problem' in report) throw new UsageError(`${report.name} ${report.problem}`);
  return { name: file.name, ...report };
}

function notJson(text: string): UnfitReport {
  const place = text.length > LARGEST_LOCATED ? null : placeOfError(text);
  return new UnfitReport(`is no JSON: it was cut off or is damaged. ${INSTEAD}`, place);
}

/** The report of a shard, if its value is one. Throws `UnfitReport`. */
function take(value: unknown): Omit<ShardReport, 'name'> {
  if (!validate(value)) {
    const error = schemaErrorInWords(elementAt(validate.errors, 0));
    throw new UnfitReport(`is no report of this version of return-gate: ${error}. ${INSTEAD}`);
  }
  const { source, shard: details } = value;
  if (source.shard === null) {
    throw new UnfitReport('is the report of a whole run, and no shard: there is nothing to join it with.');
  }
  const shard = parseShard(source.shard);
  if (shard === undefined) throw new UnfitReport(`calls itself the shard ${source.shard}, which there is not.`);
  if (details === undefined) throw new UnfitReport(`lacks what joins it with other shards, "shard". ${INSTEAD}`);
  for (const list of ['returns', 'findings'] as const) {
    const { length } = value[list];
    const { length: other } = details[list];
    if (length === other) continue;
    throw new UnfitReport(
      `is damaged: /shard/${list} has ${String(other)} elements for the ${String(length)} of /${list}.`,
    );
  }
  return { shard, json: { ...value, shard: details } };
}

/** The line and column of the first mistake in JSON; null for what is nested too deeply. */
function placeOfError(text: string): string | null {
  let place: string | null = null;
  try {
    visit(text, {
      onError: (_, _offset, _length, line, character) => {
        place ??= `${String(line + 1)}:${String(character + 1)}`;
      },
    });
  } catch (error) {
    // It is nested too deeply to be visited.
    if (!(error instanceof RangeError)) throw error;
  }
  return place;
}

/** What the schema does not take, and where. */
function schemaErrorInWords({ instancePath, keyword, params }: SchemaError): string {
  const place = instancePath === '' ? 'its top' : instancePath;
  switch (keyword) {
    case 'required':
      return `${place} lacks "${String(params.missingProperty)}"`;
    case 'additionalProperties':
      return `${place} has "${String(params.additionalProperty)}", which is not known`;
    case 'type':
      return `${place} is no ${[params.type].flat().map(String).join(' or ')}`;
    case 'const':
      return `${place} is not ${JSON.stringify(params.allowedValue)}`;
    case 'enum':
      return `${place} is none of the words that may stand there`;
    default:
      return `${place} is not what its schema takes (${keyword})`;
  }
}
