export interface Room {
  readonly about: string;
  readonly imports: readonly string[];
}

export const ROOMS: Readonly<Record<string, Room>>;
export const DOORS: readonly string[];
export const OF_GITHUB: readonly string[];
export const PURE: readonly string[];
