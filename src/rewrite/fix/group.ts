import type { Finding } from '../../model/finding.js';
import type { Fix } from '../../model/fix.js';
import type { Pointer } from '../../model/pointer.js';

/** A finding with its fix. */
export type Fixable = Finding & { readonly fix: Fix };

export function isFixable(finding: Finding): finding is Fixable {
  return finding.fix !== undefined;
}

/** Sorts fixes into groups that can each be applied at once: no two of a group touch the same place. */
export function groupsOf(findings: readonly Fixable[]): readonly (readonly Fixable[])[] {
  const groups: { readonly members: Fixable[]; readonly touched: Touched }[] = [];
  for (const finding of findings) {
    const places = finding.fix.edits.flatMap((edit) => {
      if (edit.kind === 'byte-order-mark') return [];
      const at = edit.kind === 'move' ? [edit.from, edit.to] : [edit.pointer];
      return at.map((pointer) => `${String(finding.index)}${pointer}`);
    });
    let group = groups.find(({ touched }) => !places.some((place) => touched.has(place)));
    if (group === undefined) {
      group = { members: [], touched: new Touched() };
      groups.push(group);
    }
    for (const place of places) group.touched.add(place);
    group.members.push(finding);
  }
  return groups.map(({ members }) => members);
}

/** The touched places. Two places touch if they are the same, or one is within the other. */
class Touched {
  readonly #places = new Set<Pointer>();
  readonly #around = new Set<Pointer>();

  add(place: Pointer): void {
    this.#places.add(place);
    for (const outer of outwards(place)) this.#around.add(outer);
  }

  has(place: Pointer): boolean {
    return this.#around.has(place) || outwards(place).some((outer) => this.#places.has(outer));
  }
}

/** Returns a place, and all places that contain it. */
function outwards(place: Pointer): readonly Pointer[] {
  const found = [place];
  for (let end = place.lastIndexOf('/'); end >= 0; end = place.lastIndexOf('/', end - 1)) {
    found.push(place.slice(0, end));
    if (end === 0) break;
  }
  return found;
}
