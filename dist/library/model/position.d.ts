/**
 * A place in a file. Lines and columns are 1-based and columns count UTF-16 units, as GitHub's
 * annotations and SARIF's default `columnKind` do; the end is exclusive: the column after the last.
 */
export interface Range {
    readonly startLine: number;
    readonly startColumn: number;
    readonly endLine: number;
    readonly endColumn: number;
}
/** The first character of a file: the place of a finding about the whole file. */
export declare const FILE_START: Range;
/** Which part of a member a range covers: its value, or its key. */
export type Part = 'value' | 'key';
