import { parseChoice } from '../config/parse-option.js';
import { readOptions, type NameOfSetting, type SettingsFor } from '../config/settings.js';
import type { Environment } from '../github/event.js';
import type { RawOptions } from '../model/usage.js';
import { readBaseOptions, type BaseOptions } from './base.js';
import { readActionInputs, readRawOptions, type ActionInputs, type GetInput } from './inputs.js';
import { readAudience, type Audience } from './publish-report.js';
import { projectRoot } from './working-directory.js';

/** A step of the action: its inputs as written, and where it runs. */
export interface ActionStep {
  readonly inputs: ActionInputs;
  readonly raw: RawOptions;
  readonly workspace: string;
  /** The project root on disk. */
  readonly root: string;
  readonly env: Environment;
}

/** What a step requests. */
export interface CheckRequest extends ActionStep, Audience {
  readonly baseOptions: BaseOptions;
  readonly settings: SettingsFor;
}

/** The action's word for a setting. */
export const nameOfInput: NameOfSetting = (setting) => `The input ${setting}`;

/** Reads the inputs as text. Throws `UsageError` if the working directory cannot be the project root. */
export function readStep(input: GetInput, env: Environment): ActionStep {
  const inputs = readActionInputs(input);
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
  return { inputs, raw: readRawOptions(input), workspace, root: projectRoot(workspace, inputs.workingDirectory), env };
}

/** Reads the request from the inputs, before the configuration or git is read. Throws `UsageError`. */
export function readRequest(step: ActionStep): CheckRequest {
  const { inputs, raw } = step;
  const settings = readOptions(raw, nameOfInput);
  parseChoice('The input source', inputs.source, ['commit', 'workspace']);
  parseChoice('The input history', inputs.history, ['auto', 'never']);
  return {
    ...step,
    ...readAudience(inputs),
    baseOptions: readBaseOptions(inputs, settings(null).mode),
    settings,
  };
}
