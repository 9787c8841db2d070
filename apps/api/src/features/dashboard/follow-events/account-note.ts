import { LIVE_EVENTS, type LiveEvent } from '@clipwright/core/dashboard';
import { VIDEO_STATUSES } from '@clipwright/core/videos';
import * as z from 'zod';

/** Channel of what the database tells of accounts. */
export const ACCOUNT_EVENTS = 'account_events';

/** A notification: what changed of which account, and of which video or session. */
const AccountNote = z.object({
  /** Left out: nobody needs to be told later. */
  id: z.string().optional(),
  account_id: z.string(),
  kind: z.enum(['queued', 'processing', 'settled', 'deleted', 'window', 'credits', 'plan', 'session_ended']),
  subject: z.string().default(''),
  status: z.enum(VIDEO_STATUSES).default('queued'),
  progress: z.int().default(0),
});
export type AccountNote = z.infer<typeof AccountNote>;

export const noteOf = (payload: string): AccountNote => AccountNote.parse(JSON.parse(payload));

/** What pages are told of it; null for what concerns the streams themselves. */
export function eventOf({ kind, subject, status, progress }: AccountNote): LiveEvent | null {
  if (kind === 'session_ended') return null;
  const facts = { video_id: subject, status, progress, queue_position: null, estimated_seconds: null };
  return { name: kind, data: LIVE_EVENTS[kind].parse(facts) } as LiveEvent;
}
