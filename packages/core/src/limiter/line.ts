/** An entry of a line; whoever holds it can take it out, wherever it stands. */
export interface Stand<T> {
  readonly value: T;
  before: Stand<T> | null;
  after: Stand<T> | null;
}

/** Values in the order in which they came. Every step costs the same, however long the line is. */
export class Line<T> {
  private first: Stand<T> | null = null;
  private last: Stand<T> | null = null;

  get head(): T | null {
    return this.first?.value ?? null;
  }

  add(value: T): Stand<T> {
    const stand: Stand<T> = { value, before: this.last, after: null };
    if (this.last === null) this.first = stand;
    else this.last.after = stand;
    this.last = stand;
    return stand;
  }

  remove({ before, after }: Stand<T>): void {
    if (before === null) this.first = after;
    else before.after = after;
    if (after === null) this.last = before;
    else after.before = before;
  }

  *[Symbol.iterator](): Generator<T> {
    for (let stand = this.first; stand !== null; stand = stand.after) yield stand.value;
  }
}
