import * as z from 'zod';
import { ENGINE_KIND_NAMES } from '../engine/engine-kind.js';
import { VIDEO_MODES } from '../videos/video-status.js';
import { toldShape } from './told-shape.js';

/**
 * 200 of both plan routes: what a generation with this request would make now. Every field is always there.
 * `would_refuse` is what a generation would be answered instead of a video; then nobody knows how long it takes.
 */
export const PlanResponse = /* @__PURE__ */ z.object({
  success: z.literal(true),
  .../* @__PURE__ */ toldShape(),
  mode: z.enum(VIDEO_MODES),
  /** Null with aspect_ratio, where the shape would be that of an image which nobody has looked at. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  credits: z.int().min(0),
  engine: z.enum(ENGINE_KIND_NAMES).nullable(),
  queue_position: z.int().min(1).nullable(),
  estimated_seconds: z.int().min(1).nullable(),
  making_seconds: z.int().min(1).nullable(),
  warnings: z.array(z.string()),
  would_refuse: z.object({ status: z.int(), code: z.string(), error: z.string() }).nullable(),
});
export type PlanResponse = z.infer<typeof PlanResponse>;
