import { pathIn } from '../model/path.js';
import { decodePathBytes } from '../model/path-bytes.js';
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

/** A reached place, and the reached places below it. Thousands of claims go through the same few folders. */
interface Place {
  readonly path: string;
  readonly above: Place | undefined;
  readonly entry: Entry;
  readonly touched: boolean;
  /** Used only for folders. */
  readonly children: Map<string, Place>;
}

const LACKING = Symbol('lacking');

const UNREAD: Halt = { kind: 'unread' };

const NO_CHILDREN = new Map<string, Place>();

/** A walk through the tree. It may wait until a link has been read, and then continues where it stopped. */
interface Way {
  at: Place;
  readonly steps: readonly string[];
  next: number;
  /** The link that led here; undefined for a claimed path. */
  readonly via: Place | undefined;
  /** How many links were followed. */
  links: number;
  touched: boolean;
  /** Whether it is being followed now: a walk that gets here again is in a circle. */
  open: boolean;
  end: End | undefined;
}

/** Where a walk ends. */
type End =
  | { readonly kind: 'at'; readonly place: Place }
  | { readonly kind: 'absent'; readonly at: string; readonly within?: Way }
  | { readonly kind: 'lacking'; readonly at: string; readonly id: string }
  | { readonly kind: 'outside'; readonly link: string };

/** Why a walk has not ended yet, or does not end within the limit. */
type Halt = { readonly kind: 'unread' } | { readonly kind: 'too-many'; readonly at: string };

/**
 * Follows a tree's paths step by step, as a file system does: `..` in a link's target leaves the folder that was really reached.
 * Each link is read once and followed once, however many claims use it. For a link that has not been read, the answer is
 * `unread`: `read` reads it and everything that it leads to, and the caller asks again.
 */
export class Resolver {
  readonly #tree: Pick<Tree, 'find' | 'show' | 'sizes'>;
  readonly #isWatched: (path: string) => boolean;
  readonly #root: Place;
  /** Targets by id; null for a target that is empty or too long, and so leads nowhere; `LACKING` if the clone lacks it. */
  readonly #targets = new Map<string, string | typeof LACKING | null>();
  readonly #ways = new Map<Place, Way>();
  /** Ids of links that were reached and have not been read. */
  readonly #unread = new Set<string>();
  /** The links that paths wait for, and how far these paths have got. */
  readonly #waiting = new Set<Place>();
  readonly #started = new Map<string, Way>();

  constructor(tree: Pick<Tree, 'find' | 'show' | 'sizes'>, isWatched: (path: string) => boolean = () => false) {
    this.#tree = tree;
    this.#isWatched = isWatched;
    this.#root = { path: '', above: undefined, entry: { kind: 'directory' }, touched: false, children: new Map() };
  }

  /** Returns where a normalized path below the root leads. */
  resolve(path: string): Watched {
    const started = this.#started.get(path);
    const direct = started === undefined ? this.#tree.find(path) : undefined;
    if (direct !== undefined && direct.kind !== 'link') {
      return { kind: 'found', path, entry: direct, touched: this.#isWatched(path) };
    }
    const way = started ?? wayFrom(this.#root, path.split('/'), undefined);
    const end = this.#follow(way, 0);
    if (end.kind === 'unread') this.#started.set(path, way);
    else this.#started.delete(path);
    const { touched } = way;
    if (end.kind === 'at') return { ...found(end.place), touched };
    const rest = end.kind === 'absent' && end.within === way ? way.steps.slice(way.next + 1).join('/') : null;
    if (end.kind === 'absent') return { kind: 'absent', linked: way.links > 0, at: end.at, rest, touched };
    if (end.kind === 'too-many') return { kind: 'absent', linked: true, at: end.at, rest: null, touched };
    return { ...end, touched };
  }

  /** Reads the links that paths wait for, and those that they lead to. */
  async read(): Promise<void> {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (let left = waiting; left.length > 0;) {
      await this.#readMet();
      left = left.filter((link) => {
        const way = this.#wayOf(link);
        if (typeof way === 'object') return this.#follow(way, 1).kind === 'unread';
        if (typeof way === 'string') this.#unread.add(way);
        return typeof way === 'string';
      });
    }
  }

  async #readMet(): Promise<void> {
    const ids = [...this.#unread];
    this.#unread.clear();
    const texts = ids.map(() => '');
    const viewers = ids.map((_, n) => (piece: Uint8Array) => {
      const text = (texts[n] ?? '') + Buffer.from(piece).toString('latin1');
      texts[n] = text;
      return text.length <= LONGEST_TARGET;
    });
    await this.#tree.show(ids, viewers);
    const unseen = ids.filter((_, n) => texts[n] === '');
    const sizes = unseen.length === 0 ? [] : await this.#tree.sizes(unseen);
    const lacking = new Set(unseen.filter((_, n) => sizes[n]?.bytes === null));
    ids.forEach((id, n) => {
      const { length } = texts[n] ?? '';
      if (lacking.has(id)) this.#targets.set(id, LACKING);
      else this.#targets.set(id, length === 0 || length > LONGEST_TARGET ? null : decodePathBytes(texts[n] ?? ''));
    });
  }

  /** Follows a walk until it ends or halts. `depth` is how many links, one in another's target, lead to it. */
  #follow(way: Way, depth: number): End | Halt {
    if (way.end !== undefined) return way.end;
    way.open = true;
    const end = this.#walk(way, depth);
    way.open = false;
    if (end.kind !== 'unread' && end.kind !== 'too-many') way.end = end;
    return end;
  }

  #walk(way: Way, depth: number): End | Halt {
    const { steps, via } = way;
    for (; way.next < steps.length; way.next++) {
      const step = steps[way.next] ?? '';
      if (step === '' || step === '.') continue;
      if (step === '..') {
        // Only a link's target can contain it.
        if (way.at.above === undefined) return { kind: 'outside', link: via?.path ?? '' };
        way.at = way.at.above;
        continue;
      }
      const place = this.#child(way, step);
      if (typeof place === 'string') return { kind: 'absent', at: place, within: way };
      const end = place.entry.kind === 'link' ? this.#throughLink(way, place, depth) : { kind: 'at' as const, place };
      if (end.kind !== 'at' || end.place.entry.kind === 'submodule') return end;
      const isLast = way.next === steps.length - 1;
      if (end.place.entry.kind === 'file') return isLast ? end : { kind: 'absent', at: end.place.path };
      way.at = end.place;
    }
    return { kind: 'at', place: way.at };
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
      const children = entry.kind === 'directory' ? new Map<string, Place>() : NO_CHILDREN;
      place = { path, above: at, entry, touched, children };
      at.children.set(name, place);
    }
    way.touched ||= place.touched;
    return place;
  }

  #throughLink(way: Way, link: Place, depth: number): End | Halt {
    if (depth >= MOST_LINKS) return { kind: 'too-many', at: link.path };
    const inner = this.#wayOf(link);
    if (inner === undefined) {
      way.links++;
      return { kind: 'absent', at: link.path };
    }
    if (typeof inner === 'string') {
      this.#unread.add(inner);
      return this.#halted(UNREAD, link, depth);
    }
    if (inner.open) return { kind: 'absent', at: link.path };
    const end = this.#follow(inner, depth + 1);
    way.touched ||= inner.touched;
    if (end.kind === 'unread' || end.kind === 'too-many') return this.#halted(end, link, depth);
    way.links += inner.links + 1;
    return way.links > MOST_LINKS ? { kind: 'absent', at: link.path } : end;
  }

  /** Returns why a walk halts at a link. If the walk is a path's, the path now waits for the link. */
  #halted(halt: Halt, link: Place, depth: number): Halt {
    if (halt.kind === 'unread' && depth === 0) this.#waiting.add(link);
    return halt;
  }

  /** Returns the walk along a link; undefined if it leads nowhere; the id if the target has not been read. */
  #wayOf(link: Place): Way | string | undefined {
    const known = this.#ways.get(link);
    if (known !== undefined) return known;
    if (link.entry.kind !== 'link') return undefined;
    const target = this.#targets.get(link.entry.id);
    if (target === undefined) return link.entry.id;
    if (target === null) return undefined;
    if (target === LACKING) {
      const lost = wayFrom(this.#root, [], link);
      lost.end = { kind: 'lacking', at: link.path, id: link.entry.id };
      this.#ways.set(link, lost);
      return lost;
    }
    const way = wayFrom(link.above ?? this.#root, target.split('/'), link);
    if (target.startsWith('/') || /^[A-Za-z]:/.test(target)) way.end = { kind: 'outside', link: link.path };
    this.#ways.set(link, way);
    return way;
  }
}

function wayFrom(at: Place, steps: readonly string[], via: Place | undefined): Way {
  return { at, steps, next: 0, via, links: 0, touched: false, open: false, end: undefined };
}

function found({ path, entry }: Place): Resolution {
  return entry.kind === 'link'
    ? { kind: 'absent', linked: true, at: path, rest: null }
    : { kind: 'found', path, entry };
}
