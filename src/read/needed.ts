/**
 * Asked for a place while no parser with positions was handed in. Most runs find nothing to point at, so that parser is
 * loaded, and the files at hand are judged once more, when this is first thrown.
 */
export class PositionsNeeded extends Error {
  override readonly name = 'PositionsNeeded';
}
