import type { Json } from '../model/json.js';
import type { Links } from '../report/links.js';
import type { Environment } from './event.js';

/** A message to people about a run, beside its findings. */
export interface Remark {
  readonly level: 'warning' | 'notice' | 'info';
  readonly text: string;
}

/** Returns a remark for each text that is not empty. */
export function remarksOf(level: Remark['level'], texts: readonly string[]): readonly Remark[] {
  return texts.filter((text) => text !== '').map((text) => ({ level, text }));
}

/** What a step sends to the platform's API. */
export interface ApiRequest {
  /** Empty if there is none. */
  readonly token: string;
  readonly env: Environment;
  /** The payload of the event. */
  readonly event: Json;
  readonly links: Links | null;
  /** What distinguishes the steps of a matrix: what they check, and with which settings. */
  readonly subject: string;
}
