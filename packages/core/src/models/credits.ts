import { MODELS, findModel } from './catalogue.js';
import type { ModelId, Resolution, VideoModel } from './video-model.js';

/** What credits are counted from: the size as served, whole seconds. */
export interface CreditQuestion {
  readonly model: ModelId;
  readonly resolution: Resolution;
  readonly durationSeconds: number;
}

/** Credits of one video. Throws a RangeError for a size that the model does not make. */
export function creditsFor(question: CreditQuestion, catalogue: readonly VideoModel[] = MODELS): number {
  const perSecond = findModel(question.model, catalogue)?.creditsPerSecond[question.resolution];
  if (perSecond === undefined)
    throw new RangeError(`${question.model} does not make ${question.resolution}.`);
  return perSecond * question.durationSeconds;
}
