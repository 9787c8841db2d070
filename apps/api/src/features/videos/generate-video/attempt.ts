import type { EngineReplica, EngineRequest, EngineRun } from '@clipwright/core/engine';
import type { ClaimedVideo } from '../video.js';
import type { VideoRepository } from '../video.repository.js';

const SAVE_PROGRESS_EVERY_MS = 500;
const FPS = 24;

/** What the worker lends to an attempt. `lose` is told when another attempt has taken over. */
export interface Lent {
  readonly replica: EngineReplica;
  readonly signal: AbortSignal;
  readonly lose: () => void;
}

/** What the engine is asked for. */
export const requestOf = (video: ClaimedVideo, image: Uint8Array | null, params: EngineRequest['params']): EngineRequest => ({
  videoId: video.id,
  mode: video.mode,
  model: video.model,
  prompt: video.prompt,
  negativePrompt: video.negativePrompt,
  width: video.width,
  height: video.height,
  fps: FPS,
  durationSeconds: video.durationSeconds,
  audio: video.hasAudio,
  seed: video.seed,
  image,
  params,
});

/** The run of one attempt: its progress and its checkpoints go to the row, fenced. */
export function runOf(video: ClaimedVideo, { lose, ...lent }: Lent, videos: VideoRepository): EngineRun {
  const { id, attempt } = video;
  const saveProgress = async (fraction: number): Promise<void> => {
    const held = await videos.saveProgress(id, attempt, fraction).catch(() => true);
    if (!held) lose();
  };
  return {
    ...lent,
    resumeFrom: video.operation,
    checkpoint: async (operation) => {
      if (await videos.saveOperation(id, attempt, operation)) return;
      lose();
      throw new Error('another attempt has taken over this video');
    },
    progress: throttled((fraction) => void saveProgress(fraction)),
  };
}

/** Passes on progress that has grown, at most twice a second. */
function throttled(save: (fraction: number) => void): (fraction: number) => void {
  let best = 0;
  let savedAtMs = Number.NEGATIVE_INFINITY;
  return (fraction) => {
    const nowMs = performance.now();
    if (!(fraction > best) || nowMs - savedAtMs < SAVE_PROGRESS_EVERY_MS) return;
    best = Math.min(fraction, 1);
    savedAtMs = nowMs;
    save(best);
  };
}
