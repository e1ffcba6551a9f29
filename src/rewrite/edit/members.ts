/** A member of an object, linked to its neighbours by the list. */
interface Linked<M> {
  name: string;
  /** The name as it is written. */
  rawName: string;
  before?: M | undefined;
  after?: M | undefined;
}

/** Up to this number a linear search is faster than building a map. */
const FEW = 32;

/** The members of an object in order. Finding or removing one takes the same time, however many there are. */
export class Members<Member extends Linked<Member>> implements Iterable<Member> {
  #first: Member | undefined;
  #last: Member | undefined;
  #size = 0;
  /** By name, created on the first look-up among many; null if two members have the same name. */
  #names: Map<string, Member> | null | undefined;

  constructor(members: readonly Member[]) {
    for (const member of members) this.append(member);
  }

  get first(): Member | undefined {
    return this.#first;
  }

  get last(): Member | undefined {
    return this.#last;
  }

  get size(): number {
    return this.#size;
  }

  *[Symbol.iterator](): Generator<Member> {
    for (let member = this.#first; member !== undefined; member = member.after) yield member;
  }

  /** Returns the member with a name; of several, the last, as with `JSON.parse`. */
  find(name: string): Member | undefined {
    if (this.#names === undefined && this.#size > FEW) {
      this.#names = new Map();
      for (const member of this) this.#note(member);
    }
    if (this.#names instanceof Map) return this.#names.get(name);
    let member = this.#last;
    while (member !== undefined && member.name !== name) member = member.before;
    return member;
  }

  append(member: Member): void {
    member.before = this.#last;
    member.after = undefined;
    if (this.#last === undefined) this.#first = member;
    else this.#last.after = member;
    this.#last = member;
    this.#size++;
    this.#note(member);
  }

  remove(member: Member): void {
    const { before, after } = member;
    if (before === undefined) this.#first = after;
    else before.after = after;
    if (after === undefined) this.#last = before;
    else after.before = before;
    this.#size--;
    this.#names?.delete(member.name);
  }

  rename(member: Member, name: string): void {
    this.#names?.delete(member.name);
    member.name = name;
    member.rawName = JSON.stringify(name);
    this.#note(member);
  }

  #note(member: Member): void {
    if (this.#names?.has(member.name) === true) this.#names = null;
    else this.#names?.set(member.name, member);
  }
}
