import { InvalidRequestError } from '@clipwright/core/errors';
import { ASPECT_RATIOS, MODEL_IDS } from '@clipwright/core/models';
import { z } from 'zod';
import type { PageFilter } from '../../videos/list-videos.door.js';

const MOST_LETTERS = 200;
const MOST_WORDS = 10;

const QUERY = z.object({
  words: z.string().max(MOST_LETTERS).default(''),
  model: z.enum(MODEL_IDS).nullable().default(null),
  ratio: z.enum(ASPECT_RATIOS).nullable().default(null),
});

/** What a gallery is narrowed to, by its query; null: nothing. @throws InvalidRequestError */
export function galleryFilter(query: Readonly<Record<string, unknown>>): PageFilter | null {
  const parsed = QUERY.safeParse(query);
  if (!parsed.success) {
    const param = String(parsed.error.issues[0]?.path[0] ?? '');
    throw new InvalidRequestError({ message: `${param} is not one that videos are filtered by.`, param });
  }
  const { words: text, model, ratio } = parsed.data;
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const filter = { words: words.length === 0 ? null : words, model, ratio };
  return query['mode'] === undefined && isOpen(filter) ? null : filter;
}

const isOpen = (filter: PageFilter): boolean => Object.values(filter).every((part) => part === null);
