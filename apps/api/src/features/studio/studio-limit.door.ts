import type { Plan, VideoRequest } from '@clipwright/core/videos';

/** What a plan looks at in a video. */
export type MadeInStudio = Pick<VideoRequest, 'model' | 'resolution' | 'durationSeconds'>;

/** How far a plan goes, for a request that has cost nothing yet. */
export abstract class StudioLimit {
  /** Before anything is fetched or written. @throws Refusal 403 plan_limit, with the field at fault */
  abstract refuseBeyondPlan(account: { id: string; plan: Plan }, request: MadeInStudio): Promise<void>;
}
