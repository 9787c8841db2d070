import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type EngineCapabilities,
  type EngineRequest,
  type EngineRun,
  isEngineError,
  type Operation,
  type VideoEngine,
} from '@clipwright/core/engine';
import { USUAL_FRAME_RATE } from '@clipwright/core/fields';
import { createVideoId } from '@clipwright/core/keys';
import { frameSize, MODEL_IDS, RESOLUTIONS } from '@clipwright/core/models';
import type { DeclaredReplica } from '@clipwright/engines/catalog';
import { PRIVATE_FILE } from '@clipwright/engines/files';
import { fitVideo, UnfitVideoError } from '@clipwright/engines/flow';
import type { Config } from '../../config/config.js';
import type { DeclaredEngine } from '../../config/engines-config.js';
import { EngineRegistry } from '../../engines/engine.registry.js';
import { CommandError } from '../command-error.js';

const PROMPT = 'a red fox runs through fresh snow at dawn';
const MOST_SEED = 1_000_000_000;
const CLEAR_WITHIN_MS = 10_000;

/** A clip to make at one place of an engine. */
export interface ClipOrder {
  readonly config: Config;
  readonly declared: DeclaredEngine;
  readonly replica: DeclaredReplica;
  /** Null: a temporary file. */
  readonly keep: string | null;
  /** Told how far the engine is, 0 to 1. */
  readonly progress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** A clip that is what was asked for, and what it took. */
export interface TestClip {
  readonly file: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly tookMs: number;
  /** What the engine and the conforming did differently, in sentences. */
  readonly remarks: readonly string[];
}

/**
 * Makes a clip of one second, or of the shortest length that the engine makes, as a worker would: the engine's
 * own code, then conformed and probed. @throws CommandError that says why there is none
 */
export async function makeTestClip(order: ClipOrder): Promise<TestClip> {
  await checkPlaceFor(order.keep);
  const dir = await mkdtemp(join(tmpdir(), 'clipwright-clip-'));
  const deadline = AbortSignal.timeout(order.config.generation.deadlineMs);
  try {
    return await madeIn(dir, order, AbortSignal.any([order.signal, deadline]));
  } catch (error) {
    await rm(dir, { recursive: true, force: true });
    order.signal.throwIfAborted();
    throw new CommandError(`No test clip was made at ${order.replica.name}: ${reasonOf(error, order)}`);
  }
}

async function madeIn(dir: string, order: ClipOrder, signal: AbortSignal): Promise<TestClip> {
  const { config, declared, replica } = order;
  const storage = { ...config.storage, tempDir: join(dir, 'work') };
  const engine = new EngineRegistry(config.engines, storage, config.generation).engine(declared.name);
  if (engine === undefined) throw new Error(`an engine is declared and not there: ${declared.name}`);
  const request = await requestFor(declared.capabilities, paramsOf(order));
  const work = new Work(engine, { request, replica, signal, progress: order.progress });
  const startedMs = performance.now();
  const file = join(dir, `${declared.name}.mp4`);
  const warnings = await work.into(file);
  await rm(storage.tempDir, { recursive: true, force: true });
  const { width, height, durationSeconds, fps, audio: hasAudio } = request;
  const wanted = { width, height, durationSeconds, fps, hasAudio };
  const { changes } = await fitVideo(file, wanted, { untitled: false, signal });
  const made = await kept(file, order.keep);
  const tookMs = performance.now() - startedMs;
  return { file: made, seconds: durationSeconds, width, height, tookMs, remarks: [...warnings, ...changes] };
}

/** One call of an engine, without rows: what it has begun is remembered here alone, and removed at the end. */
class Work {
  private operation: Operation | null = null;

  constructor(
    private readonly engine: VideoEngine,
    private readonly call: Pick<EngineRun, 'progress' | 'signal'> & {
      readonly request: EngineRequest;
      readonly replica: DeclaredReplica;
    },
  ) {}

  /** Gives what the engine had to do differently. */
  async into(file: string): Promise<readonly string[]> {
    const { request, signal } = this.call;
    try {
      const { stream, warnings } = await this.engine.generate(request, this.run());
      await pipeline(Readable.fromWeb(stream), createWriteStream(file, { mode: PRIVATE_FILE }), { signal });
      await this.clear({ fetched: true });
      return warnings;
    } catch (error) {
      await this.clear({ fetched: false });
      throw error;
    }
  }

  private run(): EngineRun {
    const { replica, signal, progress } = this.call;
    const checkpoint = (operation: Operation): Promise<void> => {
      this.operation = operation;
      return Promise.resolve();
    };
    return { replica, signal, resumeFrom: null, checkpoint, progress };
  }

  private async clear({ fetched }: { fetched: boolean }): Promise<void> {
    const { request, replica } = this.call;
    if (this.operation === null) return;
    const left = { videoId: request.videoId, replica, operation: this.operation, fetched };
    await this.engine.clear(left, AbortSignal.timeout(CLEAR_WITHIN_MS)).catch(() => undefined);
  }
}

function paramsOf({ config, declared }: ClipOrder): EngineRequest['params'] {
  const model = MODEL_IDS.find((id) => config.engines.routes[id].engines.includes(declared.name));
  return model === undefined ? {} : (config.engines.routes[model].parameters[declared.name] ?? {});
}

/** The smallest and shortest that the engine makes. A seed of its own: servers keep what they made before. */
async function requestFor(
  { modes, durationsSeconds, resolutions, aspectRatios, audio }: EngineCapabilities,
  params: EngineRequest['params'],
): Promise<EngineRequest> {
  const resolution = RESOLUTIONS.find((one) => resolutions.includes(one)) ?? '720p';
  const ratio = aspectRatios.includes('16:9') ? '16:9' : (aspectRatios[0] ?? '16:9');
  const size = frameSize(resolution, ratio);
  const mode = modes.includes('text') ? 'text' : 'image';
  return {
    videoId: createVideoId(randomBytes),
    mode,
    model: 'modela2',
    prompt: PROMPT,
    negativePrompt: null,
    ...size,
    fps: USUAL_FRAME_RATE,
    durationSeconds: Math.max(1, Math.ceil(durationsSeconds.min)),
    audio,
    seed: Math.floor(Math.random() * MOST_SEED),
    image: mode === 'image' ? await plainImage(size) : null,
    lastImage: null,
    referenceImages: [],
    params,
  };
}

/** Loaded when it is needed, which is seldom. */
async function plainImage(size: { width: number; height: number }): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return await sharp({ create: { ...size, channels: 3, background: '#4a78a8' } })
    .png()
    .toBuffer();
}

/** Known before the work begins, which may take minutes. */
async function checkPlaceFor(keep: string | null): Promise<void> {
  if (keep === null) return;
  const folder = dirname(resolve(keep));
  await access(folder, constants.W_OK).catch(() => {
    throw new CommandError(`${folder} is no folder that can be written to: give --keep another file.`);
  });
}

async function kept(file: string, keep: string | null): Promise<string> {
  if (keep === null) return file;
  await copyFile(file, resolve(keep));
  await rm(dirname(file), { recursive: true });
  return resolve(keep);
}

function reasonOf(error: unknown, { config }: ClipOrder): string {
  if (isEngineError(error)) return error.detail;
  if (error instanceof UnfitVideoError) return `what came can not be used: ${error.message}.`;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `it was not done within ${config.generation.deadlineMs / 1000} s. Set GENERATION_DEADLINE_SECONDS to more.`;
  return `${error instanceof Error ? error.message : String(error)}.`;
}
