import { USUAL_FRAME_RATE } from '@clipwright/core/fields';
import { inJobFolder, prepareSound, runInHost, type HostFailure } from '@clipwright/sketch/hosting';
import { type LentFont, letterShelf, wordsOnScreen } from '@clipwright/sketch/understanding';
import { filmProgram } from './film/film-program.js';
import { TOO_SLOW, type FilmJob, type FilmWork } from './film/film-job.js';
import { costOfPlan } from './film/cost-of-plan.js';
import { tierFor, type Tier } from './film/tier.js';
import type { StageChoice } from './plan/stage-choice.js';

/** One clip to film. Sizes in pixels, both even; `seed` 0 to 4294967295; the file ends up at `outFile`. */
export interface FilmRequest {
  readonly choice: StageChoice;
  /** What was asked for, by which shared characters are told apart. */
  readonly prompt?: string | null;
  /** Below which fetched letters, instruments and the voice are. */
  readonly assetsHome?: string | null;
  /** The folder of Dawn and SwiftShader. */
  readonly assets: string;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  readonly fps?: number;
  readonly audio: boolean;
  readonly seed: number;
  readonly title: string;
  readonly outFile: string;
}

/** `signal` stops it at once; after `deadlineMs` it is killed. */
export interface FilmOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (fraction: number) => void;
  readonly deadlineMs?: number;
}

/** A clip that was not filmed, and why. */
export class FilmError extends Error {
  override readonly name = 'FilmError';

  constructor(
    readonly reason: HostFailure,
    message: string,
  ) {
    super(message);
  }

  /** Drawing it instead would end in the same way. */
  get isOutOfSpace(): boolean {
    return FULL.test(this.message);
  }
}

/** What libraries say of a full disk. */
const FULL = /no space left on device|disk quota exceeded|\b(?:ENOSPC|EDQUOT)\b/i;

const DEFAULT_DEADLINE_MS = 280_000;
/** The rest is for the start and the end. */
const SHARE_OF_DEADLINE = 0.9;

/** Films a choice to an mp4 in a process of its own. Rejects with FilmError; then no file is left behind. */
export async function filmStage(
  request: FilmRequest,
  options: FilmOptions = {},
): Promise<{ warnings: string[] }> {
  const program = filmProgram(request.assets);
  const dir = `${request.outFile.replace(/\.mp4$/i, '')}.${process.pid}-${Date.now().toString(36)}.part`;
  const limits = {
    signal: options.signal ?? null,
    deadlineMs: options.deadlineMs ?? DEFAULT_DEADLINE_MS,
    onProgress: (fraction: number) => options.onProgress?.(fraction),
  };
  const failure = (message: string): FilmError => new FilmError('failed', message);
  return await inJobFolder(
    dir,
    async (folder) => {
      const heard = { ...request, assetsHome: request.assetsHome ?? null, scene: request.choice.scene };
      const { warnings, ...sound } = await prepareSound(heard, folder, limits.signal);
      const made = { ...sound, file: folder.made, fonts: await fontsOf(request) };
      const job = jobFor(request, made, limits.deadlineMs * SHARE_OF_DEADLINE);
      const outcome = await runInHost({ kind: 'film', job } satisfies FilmWork, folder, limits, program);
      if (!outcome.ok) throw failureOf(outcome);
      await folder.take(request.outFile);
      options.onProgress?.(1);
      return { warnings: [...request.choice.warnings, ...warnings, ...coarse(job.tier)] };
    },
    failure,
    program,
  );
}

/** A clip that would not be done in time is told from one that breaks. */
const failureOf = ({ reason, message }: { reason: HostFailure; message: string }): FilmError =>
  new FilmError(message === TOO_SLOW ? 'deadline' : reason, message);

/** For what is laid over it, and for what is printed on things. */
async function fontsOf({ choice, prompt, assetsHome }: FilmRequest): Promise<LentFont[]> {
  const labels = choice.plan.actors.flatMap(({ label }) => label ?? []);
  const words = [...wordsOnScreen(choice.scene.texts), ...labels];
  return await letterShelf(assetsHome).fontsFor(words, prompt ?? '');
}

type Made = Pick<FilmJob, 'file' | 'fonts' | 'scene' | 'samples' | 'speech'>;

function jobFor(request: FilmRequest, made: Made, withinMs: number): FilmJob {
  const { choice, assets, width, height, audio, title } = request;
  const fps = request.fps ?? USUAL_FRAME_RATE;
  const frameCount = Math.round(request.durationSeconds * fps);
  const seed = request.seed >>> 0;
  return {
    assets,
    plan: choice.plan,
    tier: tierFor({ width, height, frameCount, fps }, costOfPlan(choice.plan)),
    width,
    height,
    fps,
    frameCount,
    audio,
    seed,
    title,
    comment: `Clipwright stage, seed ${seed}`,
    ...made,
    encoder: 'auto',
    withinMs,
  };
}

const coarse = ({ isReduced, width, height }: Tier): string[] =>
  isReduced ? [`It is drawn at ${width}x${height} and enlarged, to be done in time.`] : [];
