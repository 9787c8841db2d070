import type { INodeExecutionData } from 'n8n-workflow';
import type { Session } from '../transport/session.js';

/** n8n's Wait node keeps an execution that waits at least this long in the database, through any restart. */
const SHORTEST_WAIT_MS = 65_000;
/** The field of an item that was handed on. */
const FIELD = 'not_yet';

/** What an item that was handed on says of itself when it comes back. */
interface Handed {
  /** ISO date. */
  readonly until: string;
  /** Its name among the execution's videos, which stays the same in every later run of the node. */
  readonly place: string;
  readonly take: number;
}

/** Thrown in place of waiting for the window. */
export class NotYet extends Error {
  readonly until: string;

  constructor(waitMs: number) {
    super('The rate limit has no room for this video yet.');
    this.until = new Date(Date.now() + waitMs).toISOString();
  }
}

/**
 * Throws where the item is to be handed on in place of a wait that n8n can do better. Where one was, those behind it
 * go with it.
 */
export function handOnInstead({ batch: { later } }: Session, waitMs: number): void {
  if (later === null) return;
  if (waitMs >= SHORTEST_WAIT_MS || later.length > 0) throw new NotYet(waitMs);
}

/** The input item as the second output gives it, to come back after a wait. */
export function itemForLater(
  session: Session,
  { itemIndex, take }: { readonly itemIndex: number; readonly take: number },
  { until }: NotYet,
): INodeExecutionData {
  const handed: Handed = { until, place: placeOf(session, itemIndex), take };
  const item = session.context.getInputData()[itemIndex] ?? { json: {} };
  return { ...item, json: { ...item.json, [FIELD]: { ...handed } }, pairedItem: { item: itemIndex } };
}

/** The item's name among the execution's videos. */
export function placeOf(session: Session, itemIndex: number): string {
  return handedOf(session, itemIndex)?.place ?? `run ${session.memory.run.ordinal} item ${itemIndex}`;
}

/** The one take that is missing of an item that came back; null where all are. */
export function missingTake(session: Session, itemIndex: number): number | null {
  return handedOf(session, itemIndex)?.take ?? null;
}

function handedOf({ context, batch }: Session, itemIndex: number): Handed | undefined {
  if (batch.later === null) return undefined;
  return context.getInputData()[itemIndex]?.json[FIELD] as Handed | undefined;
}
