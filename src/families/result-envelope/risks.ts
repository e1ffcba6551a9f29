import { type JsonObject, stringField } from '../../model/json.js';
import { objectsOf } from '../../model/return.js';

/** Returns what the first CRITICAL risk of an envelope says; undefined if it has none. */
export function criticalRiskOf(subject: { readonly value: JsonObject }): string | undefined {
  const critical = objectsOf(subject, 'risks').filter(({ value }) => stringField(value, 'severity') === 'CRITICAL');
  return critical.map(({ value }) => stringField(value, 'text')).find((text) => text !== undefined);
}
