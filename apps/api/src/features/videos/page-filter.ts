/** What a page of videos is narrowed to beside state and mode; null: all. */
export interface PageFilter {
  /** Words that all stand in the prompt, in any case. */
  readonly words: readonly string[] | null;
  readonly model: string | null;
  readonly ratio: string | null;
  /** What is in the trash, and nothing else; or nothing of it. */
  readonly trashed: boolean;
}

export const ALL_VIDEOS: PageFilter = { words: null, model: null, ratio: null, trashed: false };

/** As patterns of ILIKE, in which a word's own signs mean nothing. */
export const patternsOf = ({ words }: PageFilter): string[] | null =>
  words === null ? null : words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
