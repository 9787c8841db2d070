/** How long odd looks in a row are borne: until there were so many, and so long nothing was heard. */
export interface Patience {
  /** Default 1. */
  readonly looks?: number;
  /** Default 0. */
  readonly ms?: number;
}

/** A look that says nothing about the work, and what to throw once patience with such looks is over. */
export interface OddLook {
  readonly kind: 'odd';
  readonly error: Error;
  readonly patience: Patience;
  /** When the server wants to be asked again. */
  readonly retryAfterMs?: number | null;
}

/** What a look at remote work told. A look that tells its end, and no good one, throws. */
export type Look<T> = { readonly kind: 'done'; readonly result: T } | { readonly kind: 'working' } | OddLook;

export type UnfinishedLook = Exclude<Look<never>, { kind: 'done' }>;

/**
 * Looks at remote work until it is done. Rejects with what a look or a pause throws, or with the error of an
 * odd look that ended its patience.
 */
export async function followRemote<T>(
  look: () => Promise<Look<T>>,
  pause: (unfinished: UnfinishedLook) => Promise<unknown>,
): Promise<T> {
  let heardAtMs = performance.now();
  let odd = 0;
  for (;;) {
    const seen = await look();
    if (seen.kind === 'done') return seen.result;
    odd = seen.kind === 'odd' ? odd + 1 : 0;
    if (seen.kind === 'working') heardAtMs = performance.now();
    else if (isOver(seen.patience, odd, performance.now() - heardAtMs)) throw seen.error;
    await pause(seen);
  }
}

const isOver = ({ looks = 1, ms = 0 }: Patience, odd: number, unheardMs: number): boolean =>
  odd >= looks && unheardMs >= ms;
