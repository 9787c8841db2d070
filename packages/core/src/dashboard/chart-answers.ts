import * as z from 'zod';

/** Seconds: on average, and at the longest. */
const Times = /* @__PURE__ */ z.object({ mean: z.number(), longest: z.number() });

/** What ended in a step of time: `wait` is from the call to the beginning, `render` from there to the end of what was made. */
export const ChartStep = /* @__PURE__ */ z.object({
  from: z.iso.datetime(),
  completed: z.int(),
  failed: z.int(),
  canceled: z.int(),
  wait: Times.nullable(),
  render: Times.nullable(),
});
export type ChartStep = z.infer<typeof ChartStep>;

/** A day by hours, or 30 days by days of UTC; steps in which nothing ended are there too. */
export const Charts = /* @__PURE__ */ z.object({
  range: z.enum(['day', 'month']),
  steps: z.array(ChartStep),
});
export type Charts = z.infer<typeof Charts>;
