import { isClipwrightError } from '@clipwright/core/errors';
import type { VideoStatusResponse } from '@clipwright/core/videos';
import { cancellableSleep } from '../transport/cancellable-sleep.js';
import type { Session } from '../transport/session.js';
import { Attempts } from './attempts.js';
import { readGenerationOptions } from './generation-options.js';
import { deriveIdempotencyKey } from './idempotency-key.js';
import { findVideo, finishVideo, requestVideo, type VideoOrder, type VideoRun } from './request-video.js';
import { slotOf, type VideoSlot } from './video-slot.js';

/** After these the video will never come; asking again takes a new key. */
const TERMINAL: ReadonlySet<string> = new Set([
  'generation_failed',
  'generation_canceled',
  'engine_unavailable',
  'storage_full',
]);
const WILL_NOT_COME: ReadonlySet<string> = new Set(['failed', 'canceled']);

type KeylessRun = Omit<VideoRun, 'idempotencyKey'>;

/**
 * Makes a video, or begins it where the node shall not wait, and gives its status. A repeat of the node never
 * makes a second one.
 */
export async function generateVideo(session: Session, order: VideoOrder): Promise<VideoStatusResponse> {
  const options = readGenerationOptions(session.context, order.itemIndex);
  if (options.idempotencyKey === null) return generateUnderOwnKey(session, order, options);
  const idempotencyKey = `${options.idempotencyKey}${order.take === 0 ? '' : `-take-${order.take + 1}`}`;
  return requestAfterSpreading(session, order, { ...options, idempotencyKey });
}

/** Under a key that stays the same until the video has failed for good. */
async function generateUnderOwnKey(
  session: Session,
  order: VideoOrder,
  options: ReturnType<typeof readGenerationOptions>,
): Promise<VideoStatusResponse> {
  const slot = await slotOf(session, order, options);
  for (;;) {
    const video = await attemptVideo(session, order, { slot, options });
    if (video !== null) return video;
  }
}

/** One try; null where its video had failed for good before, so that the next one's turn has come. */
async function attemptVideo(
  session: Session,
  order: VideoOrder,
  { slot, options }: { slot: VideoSlot; options: KeylessRun },
): Promise<VideoStatusResponse | null> {
  const attempts = new Attempts(session.memory.attempts);
  const attempt = attempts.begin(slot.name);
  let isOver = false;
  try {
    const idempotencyKey = await session.batch.line.pass(() => keyOf(session, slot, attempt.number));
    const mayExist = attempt.isRepeat || slot.mayBeKnown;
    const video = await videoUnder(session, order, { run: { ...options, idempotencyKey }, mayExist });
    // An agent that asks again for the same wants another one; a flow that runs the item again does not.
    isOver = video === null || session.isTool;
    return video;
  } catch (error) {
    isOver = isClipwrightError(error) && TERMINAL.has(error.code);
    return await Promise.reject(error);
  } finally {
    attempts.end(slot.name, attempt, isOver ? 'over' : 'open');
  }
}

async function videoUnder(
  session: Session,
  order: VideoOrder,
  { run, mayExist }: { run: VideoRun; mayExist: boolean },
): Promise<VideoStatusResponse | null> {
  const found = mayExist ? await findVideo(session, run) : null;
  if (found === null) return requestAfterSpreading(session, order, run);
  return WILL_NOT_COME.has(found.status) ? null : finishVideo(session, found, run);
}

function keyOf({ context }: Session, { origin, name }: VideoSlot, attempt: number): Promise<string> {
  return deriveIdempotencyKey({ origin, nodeId: context.getNode().id, slot: name, attempt });
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
 * The client spreads what it sends itself; this is for what an earlier run of the node sent, as in a loop.
 */
async function awaitSpreading({ memory, pace, waits, signal }: Session, itemIndex: number): Promise<void> {
  const waitMs = memory.lastSentAtMs + pace.dripMs - Date.now();
  if (pace.dripMs === 0 || waitMs <= 0) return;
  waits.tell('spreading', { waitMs, itemIndex });
  await cancellableSleep(waitMs, signal);
}
