/** A link by which one video is shown to whoever has it. */
export interface Share {
  readonly videoId: string;
  readonly accountId: string;
  /** What the link is known by; it can't be guessed. */
  readonly token: string;
  /** What its page is called; null: nothing of its own. */
  readonly title: string | null;
  readonly madeAt: Date;
  /** Null: as long as the video is kept. */
  readonly expiresAt: Date | null;
}

/** What may be said of a link by whoever makes or changes it. */
export type ShareTerms = Pick<Share, 'title' | 'expiresAt'>;
