import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  EngineError,
  type EngineHealth,
  type EngineRequest,
  type EngineRun,
  type GeneratedVideo,
  type LeftState,
  type VideoEngine,
} from '@clipwright/core/engine';
import { renderSketch } from '@clipwright/sketch';
import { outOfSpace } from '../media/out-of-space.js';
import type { ClipPainter, ClipRequest } from '../maker/clip-painter.js';
import { RenderQueue } from './render-queue.js';
import { sketchCapabilities } from './sketch.settings.js';

/**
 * The embedded engine: a procedural render in a child process of its own. Needs nothing, and begins anew
 * after a crash.
 */
export class SketchEngine implements VideoEngine {
  readonly name = 'sketch';
  readonly capabilities = sketchCapabilities();

  private readonly queue: RenderQueue;

  /**
   * `atOnce`: as many as this machine has cores for, wherever the videos come from. `titled`: with the
   * prompt, in the file. `painter` makes what it takes on. Below `assetsHome` are fetched letters, instruments and the voice.
   */
  constructor(
    private readonly options: {
      readonly tempDir: string;
      readonly atOnce?: number;
      readonly titled?: boolean;
      readonly painter?: ClipPainter | null;
      readonly assetsHome?: string | null;
    },
  ) {
    this.queue = new RenderQueue(options.atOnce ?? this.capabilities.parallelSlots);
  }

  async generate(request: EngineRequest, run: EngineRun): Promise<GeneratedVideo> {
    return await this.queue.run(() => this.drawn(request, run));
  }

  health(): Promise<EngineHealth> {
    return Promise.resolve({
      healthy: true,
      detail: 'It draws on the CPU of whatever worker takes a video.',
    });
  }

  /** Nothing outlives the process that draws. */
  clear(): Promise<LeftState> {
    return Promise.resolve('gone');
  }

  private async drawn(request: EngineRequest, run: EngineRun): Promise<GeneratedVideo> {
    const dir = join(this.options.tempDir, String(process.pid));
    const outFile = join(dir, `${request.videoId}-${Date.now()}.sketch.mp4`);
    try {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const title = this.options.titled === false ? { title: '' } : {};
      const warnings = await this.made({ ...request, ...title, outFile }, run);
      return { stream: readAndRemove(outFile), warnings };
    } catch (cause) {
      await rm(outFile, { force: true }).catch(() => undefined);
      if (run.signal.aborted) throw run.signal.reason;
      throw new EngineError('failed', 'The sketch engine could not draw this video.', {
        cause: outOfSpace(cause) ?? cause,
      });
    }
  }

  /** What is not the painter's, or what it could not make, is drawn. */
  private async made(clip: ClipRequest, { signal, progress }: EngineRun): Promise<string[]> {
    const painted = (await this.options.painter?.paint(clip, { signal, progress })) ?? LEFT;
    if (painted.made) return [...painted.warnings];
    const { assetsHome = null } = this.options;
    const { warnings } = await renderSketch(clip, { signal, onProgress: progress, assetsHome });
    return [...painted.warnings, ...warnings];
  }
}

const LEFT = { made: false, warnings: [] };

/** The file as a stream; it is gone once the stream has ended, or was given up. */
function readAndRemove(file: string): ReadableStream<Uint8Array> {
  const source = createReadStream(file);
  source.once('close', () => void rm(file, { force: true }));
  return Readable.toWeb(source) as ReadableStream<Uint8Array>;
}
