import { isClipwrightError } from '@clipwright/core/errors';
import type { VideoStatusResponse } from '@clipwright/core/videos';
import { cancellableSleep } from '../transport/cancellable-sleep.js';
import type { Session } from '../transport/session.js';
import { Attempts } from './attempts.js';
import { readGenerationOptions } from './generation-options.js';
import { deriveIdempotencyKey, fingerprintOf } from './idempotency-key.js';
import { findVideo, requestVideo, type VideoOrder, type VideoRun } from './request-video.js';

/** After these the video will never come; asking again takes a new key. */
const TERMINAL: ReadonlySet<string> = new Set([
  'generation_failed',
  'generation_canceled',
  'engine_unavailable',
  'storage_full',
]);

/**
 * Makes a video, or begins it where the node shall not wait, and gives its status. A repeat of the node never
 * makes a second one.
 */
export async function generateVideo(session: Session, order: VideoOrder): Promise<VideoStatusResponse> {
  const options = readGenerationOptions(session.context, order.itemIndex);
  if (options.idempotencyKey === null) return generateUnderOwnKey(session, order, options);
  await awaitSpreading(session, order.itemIndex);
  return requestVideo(session, order, { ...options, idempotencyKey: options.idempotencyKey });
}

/** Under a key that stays the same until the video has failed for good. */
async function generateUnderOwnKey(
  session: Session,
  order: VideoOrder,
  options: Omit<VideoRun, 'idempotencyKey'>,
): Promise<VideoStatusResponse> {
  const { context, memory, isTool } = session;
  const slot = await slotOf(session, order);
  const attempts = new Attempts(memory.attempts);
  const attempt = attempts.begin(slot);
  const idempotencyKey = await deriveIdempotencyKey({
    origin: memory.origin,
    nodeId: context.getNode().id,
    slot,
    attempt: attempt.number,
  });
  let isOver = false;
  try {
    const run = { ...options, idempotencyKey };
    const found = attempt.isRepeat ? await findVideo(session, run) : null;
    const video = found ?? (await requestAfterSpreading(session, order, run));
    // An agent that asks again for the same wants another one; a flow that runs the item again does not.
    isOver = isTool;
    return video;
  } catch (error) {
    isOver = isClipwrightError(error) && TERMINAL.has(error.code);
    return await Promise.reject(error);
  } finally {
    attempts.end(slot, attempt, isOver ? 'over' : 'open');
  }
}

async function requestAfterSpreading(
  session: Session,
  order: VideoOrder,
  run: VideoRun,
): Promise<VideoStatusResponse> {
  await awaitSpreading(session, order.itemIndex);
  return requestVideo(session, order, run);
}

/**
 * A flow's item is known by run and place; an agent's call by what it asks for, since its runs count up even
 * on a retry.
 */
async function slotOf({ context, isTool }: Session, { itemIndex, body }: VideoOrder): Promise<string> {
  if (isTool) return `tool ${await fingerprintOf(body)}`;
  return `run ${String(context.getWorkflowDataProxy(itemIndex)['$runIndex'])} item ${itemIndex}`;
}

/**
 * The client spreads what it sends itself; this is for what an earlier run of the node sent, as in a loop.
 */
async function awaitSpreading({ memory, pace, waits, signal }: Session, itemIndex: number): Promise<void> {
  const waitMs = memory.lastSentAtMs + pace.dripMs - Date.now();
  if (pace.dripMs === 0 || waitMs <= 0) return;
  waits.tell('spreading', { waitMs, itemIndex });
  await cancellableSleep(waitMs, signal);
}
