import { isClipwrightError } from '@clipwright/core/errors';
import type { VideoStatusResponse } from '@clipwright/core/videos';
import { NodeOperationError, type INodeExecutionData } from 'n8n-workflow';
import type { TriggerSession } from './trigger-session.js';
import { asked, itemOf, matches } from './video-items.js';

/** What n8n keeps for this node of this workflow, from poll to poll and over its restarts. */
interface Kept {
  cursor?: string;
}

const LARGEST_PAGE = 100;
/** Answers that one poll reads at most: who was away for long catches up over some polls. */
const MOST_PAGES = 100;
/** n8n may give a poll up after 45 s; a file that was begun before is still fetched. */
const LONGEST_MS = 25_000;

/** Those that are being polled: n8n begins the next poll also while one is at work. */
const atWork = new WeakSet<object>();

/**
 * What was settled since the last poll, and matches. The cursor moves on with what is handed over: a poll that fails
 * asks again. The first one begins from now.
 */
export async function newlySettled(session: TriggerSession): Promise<INodeExecutionData[]> {
  const kept = session.context.getWorkflowStaticData('node') as Kept;
  if (atWork.has(kept)) return [];
  atWork.add(kept);
  try {
    const { items, cursor } = await since(session, kept.cursor);
    kept.cursor = cursor;
    return items;
  } finally {
    atWork.delete(kept);
  }
}

interface Gathered {
  readonly items: INodeExecutionData[];
  readonly cursor: string;
}

async function since(session: TriggerSession, cursor: string | undefined): Promise<Gathered> {
  if (cursor === undefined) return fromNow(session);
  return gather(session, cursor).catch((error: unknown) =>
    isRefusedCursor(error) ? anew(session) : Promise.reject(error),
  );
}

async function anew(session: TriggerSession): Promise<Gathered> {
  const beginning = await fromNow(session);
  session.context.__emitError(startsAnew(session));
  return beginning;
}

/** Page by page, until there is no more, or enough. */
async function gather(session: TriggerSession, from: string): Promise<Gathered> {
  const untilMs = Date.now() + LONGEST_MS;
  const items: INodeExecutionData[] = [];
  let cursor = from;
  for (let pages = 0; pages < MOST_PAGES && Date.now() < untilMs; pages += 1) {
    const limit = pageSize(session, items.length);
    if (limit === 0) break;
    const page = await pageAfter(session, { cursor, limit });
    const found = await itemsOf(session, page.videos).catch((error: unknown) => {
      // What was gathered is handed over; the next poll meets the same trouble first, and says so.
      return items.length === 0 ? Promise.reject(error) : null;
    });
    if (found === null) break;
    items.push(...found);
    ({ cursor } = page);
    if (page.videos.length < limit) break;
  }
  return { items, cursor };
}

/** With files, one video at a time: then the cursor can stop behind any of them. */
function pageSize({ wanted: { mostVideos, fileField } }: TriggerSession, have: number): number {
  return Math.min(fileField === null ? LARGEST_PAGE : 1, mostVideos - have);
}

async function itemsOf(
  session: TriggerSession,
  videos: readonly VideoStatusResponse[],
): Promise<INodeExecutionData[]> {
  const items: INodeExecutionData[] = [];
  for (const video of videos) if (matches(video, session.wanted)) items.push(await itemOf(session, video));
  return items;
}

async function fromNow(session: TriggerSession): Promise<Gathered> {
  return { items: [], cursor: (await pageAfter(session, { cursor: '', limit: 1 })).cursor };
}

interface Page {
  readonly videos: readonly VideoStatusResponse[];
  readonly cursor: string;
}

/** A server that does not know `settled_since` answers its newest videos, which are no news. */
async function pageAfter(
  { context, client, signal, wanted }: TriggerSession,
  { cursor, limit }: { cursor: string; limit: number },
): Promise<Page> {
  const { videos, next_cursor: next } = await client.listVideos(
    { ...asked(wanted), limit, settled_since: cursor },
    { signal },
  );
  if (next !== null && (cursor !== '' || videos.length === 0)) return { videos, cursor: next };
  throw new NodeOperationError(context.getNode(), 'This Clipwright server is too old for the trigger.', {
    description: 'Update the server: it does not tell yet which videos were settled since when.',
  });
}

const isRefusedCursor = (error: unknown): boolean =>
  isClipwrightError(error) && error.code === 'invalid_request' && error.param === 'settled_since';

const startsAnew = ({ context }: TriggerSession): NodeOperationError =>
  new NodeOperationError(
    context.getNode(),
    'The trigger starts anew from now: the server does not know its place.',
    {
      description:
        'The credential leads to another account or another server than before, or its database was put back to an older state. Videos that were settled since the last poll start no run; Get Many lists them.',
    },
  );
