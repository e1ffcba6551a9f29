import { elementAt } from '../model/collections.js';
import { decodePathBytes, pathIn } from '../model/path.js';
import type { Entry, Tree } from '../model/tree.js';

/** Where a path leads, with links followed only inside the tree. */
export type Resolution =
  | {
      readonly kind: 'found';
      readonly path: string;
      readonly entry: Exclude<Entry, { kind: 'link' }>;
    }
  /** `at` is the path where nothing exists, or a file used as a folder. `rest` is the remaining path, null inside a link. */
  | { readonly kind: 'absent'; readonly linked: boolean; readonly at: string; readonly rest: string | null }
  /** The clone lacks a link's target. */
  | { readonly kind: 'lacking'; readonly at: string; readonly id: string }
  | { readonly kind: 'outside'; readonly link: string }
  | { readonly kind: 'unread' };

/** A resolution, and whether it passed through a watched path. */
export type Watched = Resolution & { readonly touched: boolean };

/** As many links as Linux follows before it fails (`path_resolution(7)`). */
const MOST_LINKS = 40;

/** Bytes of a link's target, `PATH_MAX` on Linux: no file system follows a longer one. */
const LONGEST_TARGET = 4_096;

/** A visited path with its entry, and the visited entries of its folder. Thousands of claims go through the same few folders. */
interface Place {
  readonly path: string;
  /** Undefined for the root. */
  readonly above: Place | undefined;
  readonly entry: Entry;
  readonly touched: boolean;
  readonly children: Map<string, Place>;
}

const LACKING = Symbol('lacking');

const DIRECTORY: Reached = { kind: 'directory' };

/** What exists where a walk ends: a link on the way was followed. */
type Reached = Exclude<Entry, { kind: 'link' }>;

/** A walk through the tree. It may wait until a link has been read, and then continues where it stopped. */
interface Way {
  at: Place;
  readonly steps: readonly string[];
  next: number;
  /** The path of the link that led here; empty for a claimed path. */
  readonly via: string;
  /** How many links were followed. */
  links: number;
  touched: boolean;
  end: End | undefined;
}

/** Where a walk ends. */
type End =
  | { readonly kind: 'at'; readonly place: Place; readonly entry: Reached }
  | { readonly kind: 'absent'; readonly at: string; readonly within?: Way }
  | { readonly kind: 'lacking'; readonly at: string; readonly id: string }
  | { readonly kind: 'outside'; readonly link: string };

/** Why a walk has not ended yet, or does not end within the limit. */
type Halt = { readonly kind: 'unread' } | { readonly kind: 'too-many'; readonly at: string };

/**
 * Follows a tree's paths step by step, as a file system does: `..` in a link's target leaves the folder that was really reached.
 * Each link is read once and followed once, however many claims use it. For a link that has not been read, the answer is
 * `unread`: `read` reads it, and the caller asks again.
 */
export class Resolver {
  readonly #tree: Pick<Tree, 'find' | 'show' | 'sizes'>;
  readonly #isWatched: (path: string) => boolean;
  readonly #root: Place = { path: '', above: undefined, entry: DIRECTORY, touched: false, children: new Map() };
  /** Targets by id; null for a target that is empty or too long, and so leads nowhere; `LACKING` if the clone lacks it. */
  readonly #targets = new Map<string, string | typeof LACKING | null>();
  /** The walks along links, by the place of the link. */
  readonly #ways = new Map<Place, Way>();
  /** Ids of links that were reached and have not been read. */
  readonly #unread = new Set<string>();

  constructor(tree: Pick<Tree, 'find' | 'show' | 'sizes'>, isWatched: (path: string) => boolean = () => false) {
    this.#tree = tree;
    this.#isWatched = isWatched;
  }

  /** Returns where a normalized path below the root leads. */
  resolve(path: string): Watched {
    const direct = this.#tree.find(path);
    if (direct !== undefined && direct.kind !== 'link') {
      return { kind: 'found', path, entry: direct, touched: this.#isWatched(path) };
    }
    const way = wayFrom(this.#root, path, '');
    const end = this.#follow(way, 0);
    const { touched } = way;
    switch (end.kind) {
      case 'at':
        return { kind: 'found', path: end.place.path, entry: end.entry, touched };
      case 'absent': {
        const rest = end.within === way ? way.steps.slice(way.next + 1).join('/') : null;
        return { kind: 'absent', linked: way.links > 0, at: end.at, rest, touched };
      }
      case 'too-many':
        return { kind: 'absent', linked: true, at: end.at, rest: null, touched };
      default:
        return { ...end, touched };
    }
  }

  /**
   * Reads the links at which paths wait.
   *
   * @throws {Error} if no path waits: a caller that asks until none waits would loop forever.
   */
  async read(): Promise<void> {
    if (this.#unread.size === 0) throw new Error('no link is left to be read');
    const links = [...this.#unread].map((id) => ({ id, text: '' }));
    this.#unread.clear();
    const viewers = links.map((link) => (piece: Uint8Array) => {
      link.text += Buffer.from(piece).toString('latin1');
      return link.text.length <= LONGEST_TARGET;
    });
    await this.#tree.show(
      links.map(({ id }) => id),
      viewers,
    );
    const sizes = await this.#tree.sizes(links.filter(isUnseen).map(({ id }) => id));
    let unseen = 0;
    for (const link of links) {
      const isLacking = isUnseen(link) && elementAt(sizes, unseen++).bytes === null;
      this.#targets.set(link.id, isLacking ? LACKING : targetOf(link.text));
    }
  }

  /** Follows a walk until it ends or halts. `depth` is the number of links that lead to it, one in another's target. */
  #follow(way: Way, depth: number): End | Halt {
    if (way.end !== undefined) return way.end;
    const end = this.#walk(way, depth);
    if (end.kind !== 'unread' && end.kind !== 'too-many') way.end = end;
    return end;
  }

  #walk(way: Way, depth: number): End | Halt {
    const { steps, via } = way;
    for (; way.next < steps.length; way.next++) {
      const step = elementAt(steps, way.next);
      if (step === '' || step === '.') continue;
      if (step === '..') {
        // Only a link's target can contain it.
        if (way.at.above === undefined) return { kind: 'outside', link: via };
        way.at = way.at.above;
        continue;
      }
      const place = this.#child(way, step);
      if (typeof place === 'string') return { kind: 'absent', at: place, within: way };
      const { entry } = place;
      const end =
        entry.kind === 'link' ? this.#throughLink(way, place, entry.id, depth) : { kind: 'at' as const, place, entry };
      if (end.kind !== 'at' || end.entry.kind === 'submodule') return end;
      const isLast = way.next === steps.length - 1;
      if (end.entry.kind === 'file') return isLast ? end : { kind: 'absent', at: end.place.path };
      way.at = end.place;
    }
    return { kind: 'at', place: way.at, entry: DIRECTORY };
  }

  /** Returns the place of a name in the folder that a walk has reached; the path if nothing exists there. */
  #child(way: Way, name: string): Place | string {
    const { at } = way;
    let place = at.children.get(name);
    if (place === undefined) {
      const path = pathIn(at.path, name);
      const touched = this.#isWatched(path);
      way.touched ||= touched;
      const entry = this.#tree.find(path);
      // Missing places are not kept: a hostile return claims thousands of them.
      if (entry === undefined) return path;
      place = { path, above: at, entry, touched, children: new Map() };
      at.children.set(name, place);
    }
    way.touched ||= place.touched;
    return place;
  }

  #throughLink(way: Way, link: Place, id: string, depth: number): End | Halt {
    if (depth >= MOST_LINKS) return { kind: 'too-many', at: link.path };
    const target = this.#targets.get(id);
    if (target === undefined) {
      this.#unread.add(id);
      return { kind: 'unread' };
    }
    if (target === LACKING) return { kind: 'lacking', at: link.path, id };
    way.links++;
    if (target === null) return { kind: 'absent', at: link.path };
    if (isRooted(target)) return { kind: 'outside', link: link.path };
    const inner = this.#ways.get(link) ?? wayFrom(way.at, target, link.path);
    this.#ways.set(link, inner);
    const end = this.#follow(inner, depth + 1);
    way.touched ||= inner.touched;
    if (end.kind === 'unread' || end.kind === 'too-many') {
      way.links--;
      return end;
    }
    way.links += inner.links;
    return way.links > MOST_LINKS ? { kind: 'absent', at: link.path } : end;
  }
}

function wayFrom(at: Place, path: string, via: string): Way {
  return { at, steps: path.split('/'), next: 0, via, links: 0, touched: false, end: undefined };
}

/** Returns true if a link shows nothing: it is empty, or the clone lacks it. */
function isUnseen({ text }: { readonly text: string }): boolean {
  return text === '';
}

/** Returns the target in a link's bytes, each a character; null if it is empty or too long, and so leads nowhere. */
function targetOf(text: string): string | null {
  return text === '' || text.length > LONGEST_TARGET ? null : decodePathBytes(text);
}

function isRooted(target: string): boolean {
  return target.startsWith('/') || /^[A-Za-z]:/.test(target);
}
