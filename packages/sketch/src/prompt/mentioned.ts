import type { Mention } from './mentions.js';

/** Looks mentions up by kind; what was negated anywhere is out. */
export class Mentioned {
  private readonly denied: ReadonlySet<string>;

  constructor(private readonly mentions: readonly Mention[]) {
    this.denied = new Set(
      mentions
        .filter((mention) => mention.negated)
        .map((mention) => `${mention.meaning.kind} ${mention.meaning.value}`),
    );
  }

  all<T extends string>(kind: Mention['meaning']['kind']): T[] {
    const values = this.mentions.filter(
      (mention) =>
        mention.meaning.kind === kind && !mention.negated && !this.denies(kind, mention.meaning.value),
    );
    return [...new Set(values.map((mention) => mention.meaning.value as T))];
  }

  /** Whether a value is said to be what something is in. */
  isInside(kind: Mention['meaning']['kind'], value: string): boolean {
    return this.mentions.some(
      ({ meaning, isInside }) => isInside && meaning.kind === kind && meaning.value === value,
    );
  }

  first<T extends string>(kind: Mention['meaning']['kind']): T | null {
    return this.all<T>(kind)[0] ?? null;
  }

  denies(kind: Mention['meaning']['kind'], value: string): boolean {
    return this.denied.has(`${kind} ${value}`);
  }

  get isEmpty(): boolean {
    return this.mentions.every((mention) => mention.negated);
  }
}
