import * as z from 'zod';
import { MODEL_IDS, RESOLUTIONS } from '../models/video-model.js';
import { VIDEO_STATUSES } from '../videos/video-status.js';
import type { ModelsResponse } from '../wire/models-response.js';
import { RateLimitObject } from '../wire/rate-limit-object.js';
import { VideoStatusResponse } from '../wire/video-responses.js';
import { Person } from './entry-answers.js';
import { HELD } from './held.js';
import { Buying, PlanOffer } from './plan-answers.js';

/** A new key, in the one answer that shows it. */
export const MadeKey = /* @__PURE__ */ z.object({ success: z.literal(true), api_key: z.string() });
export type MadeKey = z.infer<typeof MadeKey>;

/** The window as a picture: which generations count now, and until when. */
export const WindowPicture = /* @__PURE__ */ z.object({
  seconds: z.number(),
  now: z.iso.datetime(),
  generations: z.array(z.object({ video_id: z.string(), at: z.iso.datetime() })),
});
export type WindowPicture = z.infer<typeof WindowPicture>;

/**
 * What the playground may make on a plan, and what the account makes and made in 24 hours; `a_day` null: as
 * many as its credits let through.
 */
export const Studio = /* @__PURE__ */ z.object({
  models: z.array(z.enum(MODEL_IDS)).readonly(),
  resolution: z.enum(RESOLUTIONS),
  seconds: z.int(),
  at_once: z.int(),
  a_day: z.int().nullable(),
  weight: z.int(),
  used: z.object({ at_once: z.int(), a_day: z.int() }),
});
export type Studio = z.infer<typeof Studio>;

/**
 * What somebody sees first: plan, key, window, totals. `with_access`: the plans with which a key may call the
 * API.
 */
export const Overview = /* @__PURE__ */ z.object({
  ...Person.shape,
  plan_name: z.string(),
  api_access: z.boolean(),
  with_access: z.array(PlanOffer).readonly(),
  buying: Buying,
  origin: z.url(),
  key: z
    .object({
      hint: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  window: WindowPicture,
  rate_limit: RateLimitObject,
  credits_used: z.int(),
  videos: z.int(),
  studio: Studio,
});
export type Overview = z.infer<typeof Overview>;

/** A video that the playground has begun. */
export const BegunVideo = /* @__PURE__ */ z.object({
  success: z.literal(true),
  video_id: z.string(),
  status: z.enum(VIDEO_STATUSES),
  warnings: z.array(z.string()).readonly(),
});
export type BegunVideo = z.infer<typeof BegunVideo>;

/**
 * A video as its owner sees it: the status object of the API, but for its address, which is a path of the
 * pages' own origin, and with its pictures: a WebP, a blur of it in base64 until that is there, and a JPEG of sixteen
 * pictures, four in a row, evenly over its time. Null until they were taken.
 */
export const OwnVideo = /* @__PURE__ */ z.object({
  ...VideoStatusResponse.shape,
  video_url: z.string().startsWith('/media/').nullable(),
  poster_url: z.string().startsWith('/media/').nullable(),
  sheet_url: z.string().startsWith('/media/').nullable(),
  placeholder: z.base64().nullable(),
  /** Why it is not begun, where that is not its turn alone; null as well for what does not wait. */
  held: HELD.nullable(),
  trashed_at: z.iso.datetime().nullable(),
});
export type OwnVideo = z.infer<typeof OwnVideo>;

/**
 * A page of one's own videos, newest first; `next_cursor` is null on the last. A search looks at so many videos a
 * page: `looked_back_to` says how far that was where there are more behind them, and then the page may have few, or
 * none.
 */
export const OwnVideos = /* @__PURE__ */ z.object({
  videos: z.array(OwnVideo),
  next_cursor: z.string().nullable(),
  looked_back_to: z.iso.datetime().nullable(),
});
export type OwnVideos = z.infer<typeof OwnVideos>;

/** A page of what is in the trash, and for how many days it is. */
export const TrashedVideos = /* @__PURE__ */ z.object({
  videos: z.array(OwnVideo),
  next_cursor: z.string().nullable(),
  days: z.number(),
});
export type TrashedVideos = z.infer<typeof TrashedVideos>;

/** How many videos the trash had. */
export const EmptiedTrash = /* @__PURE__ */ z.object({ success: z.literal(true), deleted: z.int() });
export type EmptiedTrash = z.infer<typeof EmptiedTrash>;

/** What became of a video that was deleted in the dashboard. */
export const RemovedVideo = /* @__PURE__ */ z.object({
  success: z.literal(true),
  video_id: z.string(),
  status: z.enum(['canceled', 'trashed', 'deleted']),
});
export type RemovedVideo = z.infer<typeof RemovedVideo>;

/** The link by which a video is shown to people without an account; `expires_at` null: as long as the video is kept. */
export const VideoShare = /* @__PURE__ */ z.object({
  share: z
    .object({
      link: z.url(),
      title: z.string().nullable(),
      made_at: z.iso.datetime(),
      expires_at: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type VideoShare = z.infer<typeof VideoShare>;

/** A model as pages show it: an entry of the API's own answer. */
export type Model = ModelsResponse['models'][number];

/** What was made on one day (UTC); seconds of finished video. */
export const DayOfUse = /* @__PURE__ */ z.object({
  day: z.iso.date(),
  videos: z.int(),
  failed: z.int(),
  seconds: z.int(),
  credits_used: z.int(),
});
export type DayOfUse = z.infer<typeof DayOfUse>;

/** What engines of one kind made; null: older than the record of it. */
export const UseOfEngine = /* @__PURE__ */ z.object({
  engine: z.string().nullable(),
  videos: z.int(),
  seconds: z.int(),
  credits_used: z.int(),
});
export type UseOfEngine = z.infer<typeof UseOfEngine>;

/** The last 30 days. */
export const Usage = /* @__PURE__ */ z.object({
  days: z.array(DayOfUse),
  engines: z.array(UseOfEngine),
});
export type Usage = z.infer<typeof Usage>;

/** A browser that is signed in. */
export const KnownSession = /* @__PURE__ */ z.object({
  id: z.string(),
  address: z.string().nullable(),
  agent: z.string().nullable(),
  created_at: z.iso.datetime(),
  seen_at: z.iso.datetime(),
  current: z.boolean(),
});
export type KnownSession = z.infer<typeof KnownSession>;

/** The browsers of an account. */
export const KnownSessions = /* @__PURE__ */ z.object({ sessions: z.array(KnownSession) });
export type KnownSessions = z.infer<typeof KnownSessions>;
