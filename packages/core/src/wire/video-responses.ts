import * as z from 'zod';
import { ENGINE_KIND_NAMES } from '../engine/engine-kind.js';
import { VIDEO_MODES, VIDEO_STATUSES } from '../videos/video-status.js';
import { toldShape } from './told-shape.js';

/** 200 of both generation routes; `warnings` only where there are some. */
export const GenerationResponse = /* @__PURE__ */ z.object({
  success: z.literal(true),
  video_id: z.string(),
  video_url: z.url(),
  credits_used: z.int().min(0),
  warnings: z.array(z.string()).optional(),
});
export type GenerationResponse = z.infer<typeof GenerationResponse>;

/**
 * Where an unfinished video stands: 1 is next, and whole seconds until it is settled. Null where that is not
 * known, or no longer matters.
 */
const OUTLOOK = {
  queue_position: /* @__PURE__ */ z.int().min(1).nullable(),
  estimated_seconds: /* @__PURE__ */ z.int().min(1).nullable(),
};

/** 202 of both generation routes, to a caller that preferred not to wait. */
export const AcceptedResponse = /* @__PURE__ */ z.object({
  success: z.literal(true),
  video_id: z.string(),
  status: z.enum(VIDEO_STATUSES),
  ...OUTLOOK,
});
export type AcceptedResponse = z.infer<typeof AcceptedResponse>;

/** 200 of the status route: every field always there, null where it has no value. */
export const VideoStatusResponse = /* @__PURE__ */ z.object({
  success: z.literal(true),
  video_id: z.string(),
  status: z.enum(VIDEO_STATUSES),
  progress: z.number().min(0).max(100),
  ...OUTLOOK,
  video_url: z.url().nullable(),
  credits_used: z.int().min(0),
  .../* @__PURE__ */ toldShape(),
  engine: z.enum(ENGINE_KIND_NAMES).nullable(),
  mode: z.enum(VIDEO_MODES),
  width: z.int().nullable(),
  height: z.int().nullable(),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
  warnings: z.array(z.string()),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type VideoStatusResponse = z.infer<typeof VideoStatusResponse>;

/**
 * 200 of the list route. `next_cursor` is null on the last page; an answer to settled_since always has one, to go
 * on with.
 */
export const ListVideosResponse = /* @__PURE__ */ z.object({
  success: z.literal(true),
  videos: z.array(VideoStatusResponse),
  next_cursor: z.string().nullable(),
});
export type ListVideosResponse = z.infer<typeof ListVideosResponse>;

/** 200 of the delete route: canceled what was unfinished, else deleted. */
export const DeleteVideoResponse = /* @__PURE__ */ z.object({
  success: z.literal(true),
  video_id: z.string(),
  status: z.enum(['canceled', 'deleted']),
});
export type DeleteVideoResponse = z.infer<typeof DeleteVideoResponse>;
