import { MODELS, findModel } from './catalogue.js';
import { USUAL_FRAME_RATE } from '../fields/request-fields.js';
import type { ModelId, Resolution, VideoModel } from './video-model.js';

/** What credits are counted from: the size as served, whole seconds, frames per second. */
export interface CreditQuestion {
  readonly model: ModelId;
  readonly resolution: Resolution;
  readonly durationSeconds: number;
  readonly fps?: number;
}

/** Credits of one video. Throws a RangeError for a size that the model does not make. */
export function creditsFor(question: CreditQuestion, catalogue: readonly VideoModel[] = MODELS): number {
  const perSecond = findModel(question.model, catalogue)?.creditsPerSecond[question.resolution];
  if (perSecond === undefined)
    throw new RangeError(`${question.model} does not make ${question.resolution}.`);
  return creditsAt(perSecond, question);
}

/** Credits of one video at so many for a second of the usual frame rate; a part of a credit is a whole one. */
export function creditsAt(
  perSecond: number,
  { durationSeconds, fps = USUAL_FRAME_RATE }: { readonly durationSeconds: number; readonly fps?: number },
): number {
  return Math.ceil((perSecond * durationSeconds * fps) / USUAL_FRAME_RATE);
}
