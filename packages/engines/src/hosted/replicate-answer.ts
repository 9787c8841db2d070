import { z } from 'zod';

const prediction = z.looseObject({ status: z.string(), output: z.unknown().optional() });

/**
 * A prediction as the SDK's schema takes it: some models give a list of one file, which it refuses, and it
 * does not know the status of what ended before it ran.
 */
export function mendReplicateAnswer(text: string): string {
  const parsed = prediction.safeParse(readJson(text));
  if (!parsed.success) return text;
  const { status, output } = parsed.data;
  const [first]: unknown[] = Array.isArray(output) ? output : [];
  if (typeof first !== 'string' && status !== 'aborted') return text;
  return JSON.stringify({
    ...parsed.data,
    output: first ?? output,
    status: status === 'aborted' ? 'canceled' : status,
  });
}

/** Undefined for what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
