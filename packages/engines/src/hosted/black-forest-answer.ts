import { z } from 'zod';
import { readJson } from './replicate-answer.js';

const ready = z.looseObject({
  status: z.literal('Ready'),
  result: z.looseObject({ sample: z.undefined().optional(), samples: z.tuple([z.string()], z.string()) }),
});

/**
 * The package looks for `result.sample`, and public notes on the API speak of `result.samples`: whichever it
 * is, a video that is made and paid for is found. Everything else passes as it is.
 */
export function mendBlackForestAnswer(text: string): string {
  const parsed = ready.safeParse(readJson(text));
  if (!parsed.success) return text;
  const { result } = parsed.data;
  return JSON.stringify({ ...parsed.data, result: { ...result, sample: result.samples[0] } });
}
