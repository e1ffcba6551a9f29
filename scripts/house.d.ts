export interface Module {
  readonly about: string;
  readonly imports: readonly string[];
}

export const MODULES: Readonly<Record<string, Module>>;
export const ENTRY_POINTS: readonly string[];
export const OF_GITHUB: readonly string[];
export const PURE: readonly string[];
