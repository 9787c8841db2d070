import type { Model, Studio } from '@clipwright/core/dashboard';
import { allOf, words } from '../words.js';

const LABEL_2K = 1_440;

const pixelsOf = (label: string): number => (label === '2k' ? LABEL_2K : Number.parseInt(label, 10));

/** The shorter side that a label is served at: some models take labels beyond what they make. */
function sideOf(label: string, model: Model): number {
  const made = Object.keys(model.credits_per_second).map(pixelsOf);
  return Math.max(...made.filter((side) => side <= pixelsOf(label)), 0);
}

/** Credits for a second of video at a label: those of the size that it is served at. */
export const creditsPerSecond = (label: string, model: Model): number =>
  Object.entries(model.credits_per_second).find(([size]) => pixelsOf(size) === sideOf(label, model))?.[1] ??
  0;

/** Whether the playground may make a size of a model on the plan. */
export const allowsSize = (studio: Studio, label: string, model: Model): boolean =>
  sideOf(label, model) <= pixelsOf(studio.resolution);

/** The longest video of a model that the plan allows, seconds. */
export const mostSeconds = (studio: Studio, model: Model): number =>
  Math.max(model.durations.min, Math.min(model.durations.max, studio.seconds));

/** The word beside what is beyond the plan. */
export const beyondPlan = (planName: string): string => words().studio.beyondPlan(planName);

/** "modela2, up to 720p and 5 s, 2 at once, 20 videos in 24 hours (3 so far)." */
export function studioText({
  models,
  resolution,
  seconds,
  at_once: atOnce,
  a_day: aDay,
  used,
}: Studio): string {
  const { studio, count } = words();
  const terms = studio.terms({ models: allOf(models), resolution, seconds, atOnce });
  return `${terms}${aDay === null ? '' : studio.termsADay(count.videos(aDay), used.a_day)}.`;
}

/** The same with the plan's name before it. */
export const termsText = (planName: string, studio: Studio): string =>
  words().studio.termsOn(planName, studioText(studio));
