import { RESOLUTIONS } from '@clipwright/core/models';
import type { PlanTerms } from '../../config/plans.js';
import { Refusal } from '../../platform/http/refusal.js';
import type { StudioUse } from './studio.js';
import type { MadeInStudio } from './studio-limit.door.js';

const beyond = (param: string | null, message: string): Refusal =>
  new Refusal({ status: 403, code: 'plan_limit', message, ...(param === null ? {} : { param }) });

/**
 * What a request asks for beyond its plan, as the refusal of its first such field; null where it asks for
 * none.
 */
export function fieldBeyond(
  terms: PlanTerms,
  { model, resolution, durationSeconds }: MadeInStudio,
): Refusal | null {
  const on = `In the playground the plan ${terms.name}`;
  if (!terms.models.includes(model))
    return beyond('video_model', `${on} makes videos with ${terms.models.join(' and ')}, not with ${model}.`);
  if (RESOLUTIONS.indexOf(resolution) > RESOLUTIONS.indexOf(terms.resolution)) {
    return beyond(
      'resolution',
      `${on} makes videos of at most ${terms.resolution}; this one would be ${resolution}.`,
    );
  }
  if (durationSeconds > terms.seconds)
    return beyond(
      'duration',
      `${on} makes videos of at most ${terms.seconds} seconds; this one would be ${durationSeconds}.`,
    );
  return null;
}

/** Why an account has to wait with its next video; null where it need not. */
export function useBeyond(terms: PlanTerms, use: StudioUse): Refusal | null {
  const on = `In the playground the plan ${terms.name}`;
  if (use.atOnce >= terms.at_once)
    return beyond(
      null,
      `${on} makes at most ${countOf(terms.at_once)} at once. Wait until one is done, or cancel one.`,
    );
  if (terms.a_day === null || use.today < terms.a_day) return null;
  return beyond(
    null,
    `${on} makes at most ${countOf(terms.a_day)} in 24 hours. The next can be made in ${spanOf(use.secondsUntilLess)}.`,
  );
}

const countOf = (videos: number): string => (videos === 1 ? '1 video' : `${videos} videos`);

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

const spanOf = (seconds: number): string =>
  seconds > HOUR_SECONDS
    ? `about ${Math.ceil(seconds / HOUR_SECONDS)} hours`
    : `${Math.max(1, Math.ceil(seconds / MINUTE_SECONDS))} min`;
