import type { IExecuteFunctions } from 'n8n-workflow';
import type { Session } from '../transport/session.js';
import type { GenerationOptions } from './generation-options.js';
import { fingerprintOf } from './idempotency-key.js';
import { placeOf } from './not-yet.js';
import type { VideoOrder } from './request-video.js';

/** Which video is meant, whoever asks for it and how often. */
export interface VideoSlot {
  /** Whose it is: the execution's with its retries, or all executions' that go by one name. */
  readonly origin: string;
  /** The place among those. */
  readonly name: string;
  /** Whether it may have been asked for where the memory of this execution does not reach. */
  readonly mayBeKnown: boolean;
}

/**
 * A flow's item is known by run and place, or by what it asks for where a later execution shall find its video; an
 * agent's call by what it asks for, since its runs count up even on a retry.
 */
export async function slotOf(
  session: Session,
  order: VideoOrder,
  { runName }: Pick<GenerationOptions, 'runName'>,
): Promise<VideoSlot> {
  const { context, memory, isTool } = session;
  const mayBeKnown = context.getMode() === 'retry';
  if (isTool) return { origin: memory.origin, name: `tool ${await fingerprintOf(order.body)}`, mayBeKnown };
  if (runName !== null) return namedSlot(session, order, runName);
  const name = `${placeOf(session, order.itemIndex)}${takeOf(order)}`;
  return { origin: memory.origin, name, mayBeKnown };
}

/** Items of one run that ask for the same are told apart by their order. */
async function namedSlot(
  { context, batch }: Session,
  order: VideoOrder,
  runName: string,
): Promise<VideoSlot> {
  const asked = `${await fingerprintOf(order.body)}${takeOf(order)}`;
  const sameBefore = batch.asked.get(asked) ?? 0;
  batch.asked.set(asked, sameBefore + 1);
  return { origin: namedOrigin(context, runName), name: `same ${sameBefore} ${asked}`, mayBeKnown: true };
}

function namedOrigin(context: IExecuteFunctions, runName: string): string {
  return [context.getInstanceId(), context.getWorkflow().id ?? '', 'named', runName].join('/');
}

function takeOf({ take }: VideoOrder): string {
  return take === 0 ? '' : ` take ${take}`;
}
