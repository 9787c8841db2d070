import * as z from 'zod';
import { BoardVideo } from './board-answers.js';
import { EngineRow } from './operator-answers.js';

/** How long a clip of so many seconds takes somewhere, by what was measured lately. */
const MeasuredClip = /* @__PURE__ */ z.object({
  machine: z.string(),
  video_model: z.string(),
  mode: z.enum(['text', 'image']),
  resolution: z.string(),
  clip_seconds: z.int(),
  seconds: z.number(),
});

/**
 * A replica of an engine: how it does, since when it is drained, what it can, how long it takes, what failed there last,
 * and the clip that it was tried with last.
 */
export const EngineCard = /* @__PURE__ */ EngineRow.extend({
  drained_since: z.iso.datetime().nullable(),
  can: z.object({
    modes: z.array(z.string()).readonly(),
    seconds: z.object({ min: z.number(), max: z.number() }),
    resolutions: z.array(z.string()).readonly(),
    aspect_ratios: z.array(z.string()).readonly(),
    audio: z.boolean(),
  }),
  times: z.array(MeasuredClip),
  failed_videos: z.array(BoardVideo),
  trial: BoardVideo.nullable(),
});
export type EngineCard = z.infer<typeof EngineCard>;

/** Every replica of every engine. */
export const EngineCards = /* @__PURE__ */ z.object({ engines: z.array(EngineCard) });
export type EngineCards = z.infer<typeof EngineCards>;
