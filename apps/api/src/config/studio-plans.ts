import { MODEL_IDS, RESOLUTIONS } from '@clipwright/core/models';
import { PLANS, type Plan } from '@clipwright/core/videos';
import { z } from 'zod';

const most = z.int().min(1).max(1_000_000);

const PLAN = z.strictObject({
  models: z.array(z.enum(MODEL_IDS)).min(1),
  resolution: z.enum(RESOLUTIONS),
  seconds: most,
  at_once: most,
  a_day: most.nullable(),
  weight: z.int().min(1).max(1_000),
});

/** What the studio, which is the dashboard's playground, may make on a plan. */
export interface StudioPlan {
  readonly models: readonly (typeof MODEL_IDS)[number][];
  /** The largest. */
  readonly resolution: (typeof RESOLUTIONS)[number];
  /** The longest video. */
  readonly seconds: number;
  /** Videos that wait or are in the making. */
  readonly at_once: number;
  /** Videos within 24 hours; null: as many as the window lets through. */
  readonly a_day: number | null;
  /**
   * How many times its making counts in fair turns: 1 stands beside calls with a key, more stands behind
   * them.
   */
  readonly weight: number;
}

export type StudioPlans = Readonly<Record<Plan, StudioPlan>>;

const ALL = { models: [...MODEL_IDS], resolution: '1440p', seconds: 15 } as const;

/** Free is for trying out: what it makes is small enough that nobody who pays waits long for it. */
export const STUDIO_PLANS: StudioPlans = {
  free: { models: ['modela2'], resolution: '720p', seconds: 5, at_once: 2, a_day: 20, weight: 4 },
  basic: { ...ALL, resolution: '1080p', seconds: 10, at_once: 3, a_day: 60, weight: 2 },
  pro: { ...ALL, at_once: 5, a_day: 200, weight: 1 },
  api: { ...ALL, at_once: 15, a_day: null, weight: 1 },
};

const CHANGES = z.partialRecord(z.enum(PLANS), PLAN.partial());

/** Why a text is no change of the plans; the table as it is to be where it is one. */
function readPlans(text: string, refuse: (message: string) => never): StudioPlans {
  const parsed = CHANGES.safeParse(parseJson(text));
  if (!parsed.success) return refuse(sentenceOf(parsed.error));
  const changed = PLANS.map((plan) => [plan, { ...STUDIO_PLANS[plan], ...parsed.data[plan] }]);
  return Object.fromEntries(changed) as StudioPlans;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sentenceOf({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.join('.') ?? '';
  return `JSON of plans${place === '' ? '' : `, with another value for ${place}`} (${issue?.message ?? 'not valid'})`;
}

/** The setting: what is to differ from the defaults, plan by plan. */
export const studioPlans = z
  .string()
  .transform((text, context) =>
    readPlans(text, (message) => {
      context.addIssue(message);
      return z.NEVER;
    }),
  )
  .default(STUDIO_PLANS);
