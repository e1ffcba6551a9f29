/** Reads settings in the new format. The old format is still to come. */
export function readSettings(text) {
  return JSON.parse(text);
}
