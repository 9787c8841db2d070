/** What a page of videos is narrowed to beside state and mode; null: all. */
export interface PageFilter {
  /** Words that all stand in the prompt, in any case. */
  readonly words: readonly string[] | null;
  readonly model: string | null;
  readonly ratio: string | null;
}

/** As patterns of LIKE, in which a word's own signs mean nothing. */
export const patternsOf = ({ words }: PageFilter): string[] | null =>
  words === null ? null : words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
