import type { EngineKindName } from '@clipwright/core/engine';
import { toldOf } from '@clipwright/core/fields';
import { creditsFor } from '@clipwright/core/models';
import type { PlanResponse, VideoRequest } from '@clipwright/core/videos';
import { isClipwrightError } from '@clipwright/core/errors';
import { Refusal } from '../../../platform/http/refusal.js';
import type { RehearsedVideo } from '../video-rehearsal.js';

/** What is known of a plan beside its rehearsal. */
export interface PlanFacts {
  readonly request: VideoRequest;
  readonly engine: EngineKindName | null;
  /** What the engine says of the words. */
  readonly remarks: readonly string[];
}

/** The plan of the contract. A seed that would be chosen by chance is null. */
export function planAnswer(
  { order, isShaped, outlook, refusal }: RehearsedVideo,
  { request, engine, remarks }: PlanFacts,
): PlanResponse {
  const shape = isShaped ? {} : { aspect_ratio: null, width: null, height: null };
  return {
    success: true,
    ...toldOf(order),
    seed: request.seed,
    mode: order.mode,
    width: order.width,
    height: order.height,
    ...shape,
    credits: creditsFor(order),
    engine,
    queue_position: outlook?.place ?? null,
    estimated_seconds: wholeSeconds(outlook?.seconds),
    making_seconds: wholeSeconds(outlook?.makingSeconds),
    warnings: [...order.warnings, ...remarks],
    would_refuse: refusal === null ? null : told(refusal),
  };
}

const wholeSeconds = (seconds: number | null | undefined): number | null =>
  seconds == null ? null : Math.max(1, Math.ceil(seconds));

function told(refusal: Error): NonNullable<PlanResponse['would_refuse']> {
  if (refusal instanceof Refusal) {
    const { status, code, message } = refusal.facts;
    return { status, code, error: message };
  }
  if (!isClipwrightError(refusal)) throw refusal;
  return { status: refusal.status, code: refusal.code, error: refusal.message };
}
