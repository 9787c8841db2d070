import { FRAME_RATES, USUAL_FRAME_RATE } from '@clipwright/core/fields';
import { inJobFolder, runInHost, type HostFailure } from './host-process.js';
import type { EncoderChoice } from './encode/open-encoder.js';
import { OUR_COMMENT } from './encode/video-tags.js';
import { hasInstruments } from './assets/instruments.js';
import { hasVoice } from './assets/voice.js';
import { letterShelf } from './letters/letter-shelf.js';
import { wordsOnScreen } from './letters/words-on-screen.js';
import { readPrompt, type ReadPrompt } from './prompt/read-prompt.js';
import { sceneOverPicture } from './prompt/scene-over-picture.js';
import { warningsFor } from './prompt/warnings-for.js';
import type { JobFolder } from './host/job-folder.js';
import type { PictureRemarks } from './host/picture-job.js';
import type { RenderJob } from './host/render-job.js';
import type { SceneDescription } from './prompt/scene-description.js';
import { prepareSound, type PreparedSound } from './speech/prepare-sound.js';

/** One clip to make. Sizes in pixels, both even; `seed` 0 to 4294967295; the file ends up at `outFile`. */
export interface SketchRequest {
  readonly prompt: string | null;
  readonly negativePrompt?: string | null;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  /** Frames a second: 24, 25, 30 or 60. */
  readonly fps?: number;
  readonly audio: boolean;
  readonly seed: number;
  /** A photograph to move in place of a drawn scene: JPEG, PNG or WebP bytes that were found safe. */
  readonly image?: Uint8Array | null;
  /** Another one that the clip ends with. */
  readonly lastImage?: Uint8Array | null;
  readonly title?: string;
  readonly outFile: string;
}

/** How to make it. `signal` stops it within half a second; after `deadlineMs` it is killed. */
export interface SketchOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (fraction: number) => void;
  readonly drawWorkers?: number;
  readonly deadlineMs?: number;
  readonly encoder?: EncoderChoice;
  /** Below which `clipwright assets fetch` puts letters (without them, words in Chinese, Japanese and Korean are not drawn), instruments (without them, music is synthesised) and the voice (without it, what is said is written). */
  readonly assetsHome?: string | null;
}

/** What was made. `warnings` are sentences for people. */
export interface SketchResult {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly frameCount: number;
  readonly fps: number;
  readonly durationSeconds: number;
  readonly hasAudio: boolean;
  readonly warnings: readonly string[];
}

/** A clip that was not made, and why. */
export class RenderError extends Error {
  constructor(
    readonly reason: HostFailure,
    message: string,
  ) {
    super(message);
    this.name = 'RenderError';
  }
}

const DEFAULT_DEADLINE_MS = 280_000;

/** Renders a prompt to an mp4 in a child process. Rejects with RenderError; then no file is left behind. */
export async function renderSketch(
  request: SketchRequest,
  options: SketchOptions = {},
): Promise<SketchResult> {
  assertRequest(request);
  const dir = `${request.outFile.replace(/\.mp4$/i, '')}.${process.pid}-${Date.now().toString(36)}.part`;
  return await inJobFolder(
    dir,
    (folder) => renderIn(folder, request, options),
    (message) => new RenderError('failed', message),
  );
}

async function renderIn(
  folder: JobFolder,
  request: SketchRequest,
  options: SketchOptions,
): Promise<SketchResult> {
  const { audio: isHeard, durationSeconds } = request;
  const home = options.assetsHome ?? null;
  const shelf = letterShelf(home);
  const canSpeak = !isHeard || hasVoice(home);
  const read = readPrompt(request.prompt, request.negativePrompt, shelf.lettersFor, canSpeak);
  const scene = sceneFor(request, read);
  const fonts = await shelf.fontsFor(wordsOnScreen(scene.texts), request.prompt ?? '');
  const heard = { scene, audio: isHeard, durationSeconds, assetsHome: home };
  const sound = await prepareSound(heard, folder, options.signal ?? null);
  const job = jobFor(request, options, { ...sound, fonts, file: folder.made });
  const outcome = await runInHost({ kind: 'render', job }, folder, limitsOf(options));
  if (!outcome.ok) throw new RenderError(outcome.reason, outcome.message);
  await folder.take(request.outFile);
  options.onProgress?.(1);
  const { width, height, frameCount, fps, audio } = job;
  return {
    file: request.outFile,
    width,
    height,
    frameCount,
    fps,
    durationSeconds: frameCount / fps,
    hasAudio: audio,
    warnings: [
      ...warningsFor(read.words, {
        overPicture: job.image !== null,
        hasInstruments: hasInstruments(home),
        isSilent: !audio,
        absent: absentOf(outcome.value),
      }),
      ...sound.warnings,
    ],
  };
}

function sceneFor({ image }: SketchRequest, read: ReadPrompt): SceneDescription {
  return image ? sceneOverPicture(read) : read.scene;
}

/** What a host that moved a photograph did not find in it. */
function absentOf(remarks: unknown): PictureRemarks['absent'] {
  return (remarks as PictureRemarks | null)?.absent ?? [];
}

function jobFor(
  request: SketchRequest,
  options: SketchOptions,
  { scene, samples, speech, fonts, file }: PreparedSound & Pick<RenderJob, 'fonts' | 'file'>,
): RenderJob {
  const fps = request.fps ?? USUAL_FRAME_RATE;
  return {
    scene,
    samples,
    speech,
    fonts,
    file,
    fps,
    frameCount: Math.round(request.durationSeconds * fps),
    width: request.width,
    height: request.height,
    audio: request.audio,
    seed: request.seed >>> 0,
    title: request.title ?? (request.prompt ?? 'Untitled').slice(0, 120),
    comment: `${OUR_COMMENT} sketch, seed ${request.seed >>> 0}`,
    drawWorkers: options.drawWorkers ?? null,
    encoder: options.encoder ?? 'auto',
    image: request.image ?? null,
    lastImage: request.lastImage ?? null,
  };
}

function limitsOf(options: SketchOptions) {
  return {
    signal: options.signal ?? null,
    deadlineMs: options.deadlineMs ?? DEFAULT_DEADLINE_MS,
    onProgress: (fraction: number) => options.onProgress?.(fraction),
  };
}

function assertRequest(request: SketchRequest): void {
  const { width, height, durationSeconds, fps = USUAL_FRAME_RATE } = request;
  if (![width, height].every((side) => side % 2 === 0 && side >= 32 && side <= 4096))
    throw new RangeError('width and height must be even, from 32 to 4096 pixels');
  if (!(durationSeconds > 0 && durationSeconds <= 60))
    throw new RangeError('durationSeconds must be above 0 and at most 60');
  if (!FRAME_RATES.some((rate) => rate === fps))
    throw new RangeError(`fps must be one of ${FRAME_RATES.join(', ')}`);
}
