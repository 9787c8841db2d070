/** What a video should be. Sides in pixels, both even. */
export interface ConformTarget {
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  /** Pictures a second; without it a video keeps the rate that it was made with. */
  readonly fps?: number;
  readonly audio: boolean;
  /** Nothing in it may tell its prompt: a title has to go. */
  readonly untitled?: boolean;
}

/**
 * A look at one side of a video: it can't be made to fit, or how much work it takes, and what changes for who
 * watches.
 */
export type Finding =
  | { readonly unfit: string }
  | { readonly work: 'none' | 'repack' | 'encode'; readonly changes: readonly string[] };

export const FITS: Finding = { work: 'none', changes: [] };
