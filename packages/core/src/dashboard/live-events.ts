import * as z from 'zod';
import { VIDEO_STATUSES } from '../videos/video-status.js';
import { HELD } from './held.js';

const Nothing = /* @__PURE__ */ z.object({});
const OfVideo = /* @__PURE__ */ z.object({ video_id: z.string() });

/**
 * What a page is told while it is open: ids and what changed; what it shows it reads anew. `hello` is the first
 * word, and a later one says that something may have been missed; unless it is `resumed`, read everything anew.
 * `beat` only says that the server is there. `work` is for operators: of videos of all accounts, some began, ended, came
 * or were moved, and so far have others come.
 */
export const LIVE_EVENTS = {
  hello: /* @__PURE__ */ z.object({ resumed: z.boolean() }),
  beat: Nothing,
  queued: /* @__PURE__ */ OfVideo.extend({
    queue_position: z.int().nullable(),
    estimated_seconds: z.int().nullable(),
    /** Left out where nobody looked. */
    held: HELD.nullable().optional(),
  }),
  processing: /* @__PURE__ */ OfVideo.extend({ progress: z.int() }),
  settled: /* @__PURE__ */ OfVideo.extend({ status: z.enum(VIDEO_STATUSES) }),
  deleted: OfVideo,
  window: Nothing,
  credits: Nothing,
  plan: Nothing,
  work: /* @__PURE__ */ z.object({
    moved: z.boolean(),
    progress: z.array(z.object({ video_id: z.string(), progress: z.int() })),
  }),
};

/** An event, by its name. */
export type LiveEvent = {
  [Name in keyof typeof LIVE_EVENTS]: {
    readonly name: Name;
    readonly data: z.infer<(typeof LIVE_EVENTS)[Name]>;
  };
}[keyof typeof LIVE_EVENTS];
