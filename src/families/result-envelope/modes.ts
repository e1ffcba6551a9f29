/** Where an envelope keeps its artifacts: observations of Engram, files of OpenSpec, or nowhere. */
export const ENVELOPE_MODES = ['engram', 'openspec', 'none'] as const;

export type EnvelopeMode = (typeof ENVELOPE_MODES)[number];
