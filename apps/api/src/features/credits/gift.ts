import { z } from 'zod';

const MOST = 1_000_000_000;

const REASON = z.string().trim().min(1, 'say why').max(500);

/** What an operator gives, or puts right; below zero: takes. The reason is shown to the account. */
export const GIFT = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('grant'), credits: z.int().min(1).max(MOST), reason: REASON }),
  z.strictObject({
    kind: z.literal('correct'),
    credits: z
      .int()
      .min(-MOST)
      .max(MOST)
      .refine((credits) => credits !== 0, 'anything but 0'),
    reason: REASON,
  }),
]);
export type Gift = z.infer<typeof GIFT>;
