import type { Json } from '../model/json.js';
import type { Links } from '../report/links.js';
import type { Environment } from './event.js';

/** What people are told of a run beside its findings. */
export interface Remark {
  readonly level: 'warning' | 'notice' | 'info';
  readonly text: string;
}

/** What a step tells the platform's API. */
export interface ApiRequest {
  /** Empty where there is none. */
  readonly token: string;
  readonly env: Environment;
  /** The payload of the event. */
  readonly event: Json;
  readonly links: Links | null;
  /** What tells the steps of a matrix apart: what they judge, and by which settings. */
  readonly subject: string;
}
