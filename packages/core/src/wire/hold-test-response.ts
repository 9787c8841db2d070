import * as z from 'zod';

/** 200 of the hold test: for how many whole seconds the call was held. */
export const HoldTestResponse = /* @__PURE__ */ z.object({
  success: z.literal(true),
  held_seconds: z.int().min(0),
});
export type HoldTestResponse = z.infer<typeof HoldTestResponse>;
