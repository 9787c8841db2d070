import * as z from 'zod';
import { MODEL_IDS } from '../models/video-model.js';
import { VIDEO_STATUSES } from '../videos/video-status.js';

/** A video as the board of operators shows it; `trial`: it is there to try an engine. `prompt` is its beginning. */
export const BoardVideo = /* @__PURE__ */ z.object({
  video_id: z.string(),
  account_id: z.string(),
  email: z.string(),
  prompt: z.string().nullable(),
  mode: z.enum(['text', 'image']),
  video_model: z.string(),
  resolution: z.string(),
  duration: z.int(),
  status: z.enum(VIDEO_STATUSES),
  progress: z.int(),
  queue_position: z.int().nullable(),
  estimated_seconds: z.int().nullable(),
  engine: z.string().nullable(),
  replica: z.string().nullable(),
  trial: z.boolean(),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  video_url: z.string().nullable(),
  poster_url: z.string().nullable(),
});
export type BoardVideo = z.infer<typeof BoardVideo>;

/** Who has something under way, and how much. */
export const BoardAccount = /* @__PURE__ */ z.object({
  account_id: z.string(),
  email: z.string(),
  queued: z.int(),
  processing: z.int(),
});
export type BoardAccount = z.infer<typeof BoardAccount>;

/** A replica of an engine: what it is making, and since when it takes nothing more. `slots` null: those of each worker. */
export const BoardPlace = /* @__PURE__ */ z.object({
  engine: z.string(),
  replica: z.string(),
  models: z.array(z.enum(MODEL_IDS)).readonly(),
  processing: z.int(),
  slots: z.int().nullable(),
  drained_since: z.iso.datetime().nullable(),
});
export type BoardPlace = z.infer<typeof BoardPlace>;

/** Processes of one name that make videos: those that live, what they make, and since when they take nothing more. */
export const BoardWorker = /* @__PURE__ */ z.object({
  name: z.string(),
  processes: z.int(),
  processing: z.int(),
  drained_since: z.iso.datetime().nullable(),
});
export type BoardWorker = z.infer<typeof BoardWorker>;

/** What waits, is made and has ended within a day, over all accounts, as far as it is shown. */
export const Board = /* @__PURE__ */ z.object({
  queue: z.object({
    queued: z.int(),
    processing: z.int(),
    oldest_queued_seconds: z.int(),
    paused_since: z.iso.datetime().nullable(),
  }),
  waiting: z.array(BoardVideo),
  making: z.array(BoardVideo),
  settled: z.array(BoardVideo),
  accounts: z.array(BoardAccount),
  places: z.array(BoardPlace),
  workers: z.array(BoardWorker),
});
export type Board = z.infer<typeof Board>;

/** What was switched: `changed` is false where it was so already. */
export const Switched = /* @__PURE__ */ z.object({ success: z.literal(true), changed: z.boolean() });
export type Switched = z.infer<typeof Switched>;

/** A video that an operator had made: for an account, or to try an engine. */
export const MadeForOperator = /* @__PURE__ */ z.object({ success: z.literal(true), video_id: z.string() });
export type MadeForOperator = z.infer<typeof MadeForOperator>;
