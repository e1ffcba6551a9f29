/** A group of returns, such as the epic of a story. */
export interface ReturnGroup {
  /** What the groups are, in the singular: `epic`. */
  readonly by: string;
  readonly name: string;
}
