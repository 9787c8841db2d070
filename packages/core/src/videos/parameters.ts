import * as z from 'zod';
import { VIDEO_MODES, VIDEO_STATUSES } from './video-status.js';

const IDEMPOTENCY_KEY = /* @__PURE__ */ z.string().regex(/^[\x21-\x7e]{1,255}$/);

/** The query of the list route, as an address carries it. */
export const ListVideosParameters = /* @__PURE__ */ z.object({
  limit: z.int().min(1).max(100).default(20).meta({ description: 'Videos on a page.' }),
  cursor: z
    .string()
    .regex(/^[\x21-\x7e]{1,512}$/)
    .optional()
    .meta({ description: 'The `next_cursor` of the page before.' }),
  settled_since: z
    .string()
    .regex(/^[\x21-\x7e]{0,512}$/)
    .optional()
    .meta({
      description:
        'Follows what is settled: videos that completed, failed, were canceled or expired since this `next_cursor` of an earlier such answer, oldest first. Empty: from now on.',
    }),
  status: z.enum(VIDEO_STATUSES).optional().meta({ description: 'Only videos with this status.' }),
  mode: z.enum(VIDEO_MODES).optional().meta({ description: 'Only videos made this way.' }),
});

/** The query of the status route: one of the two. */
export const VideoStatusParameters = /* @__PURE__ */ z.object({
  video_id: z.string().min(1).optional().meta({ description: 'The id that generation returned.' }),
  idempotency_key: IDEMPOTENCY_KEY.optional().meta({
    description: 'The Idempotency-Key of the generation.',
  }),
});

/** The query of the hold test. */
export const HoldTestParameters = /* @__PURE__ */ z.object({
  seconds: z.int().min(0).max(86_400).optional().meta({
    description: 'How long to hold, at most `SYNC_WAIT_SECONDS`. Default: as long as a generation.',
  }),
});

/** The headers that the hold test takes beside its key. */
export const HoldTestHeaders = /* @__PURE__ */ z.object({
  Prefer: z.string().optional().meta({ description: '`heartbeat=N`, as for a generation.' }),
});

/** What the address of a route for one video names. */
export const OneVideoParameters = /* @__PURE__ */ z.object({
  video_id: z.string().meta({ description: 'The id of the video.' }),
});

/** The headers that a plan takes beside its key. */
export const PlanHeaders = /* @__PURE__ */ z.object({
  Prefer: z.string().optional().meta({
    description:
      'As the generation would be sent: one that need not be held is not refused for taking too long.',
  }),
});

/** The headers that a generation takes beside its key. */
export const GenerationHeaders = /* @__PURE__ */ z.object({
  'Idempotency-Key': IDEMPOTENCY_KEY.optional().meta({
    description:
      'Makes a retry safe, for 24 hours per key slot: the same request joins the video under way or gets its answer again with `Idempotency-Replayed: true`; another request is 409.',
  }),
  Prefer: z.string().optional().meta({
    description:
      '`respond-async`: answer 202 at once. `wait=N`: hold at most N seconds, then 202 (RFC 7240). `heartbeat=N`: once the video is admitted, 200 and a space at once and every N seconds (1 to 300) until the body comes.',
  }),
});
