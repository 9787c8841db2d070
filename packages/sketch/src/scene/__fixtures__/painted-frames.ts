import { Worker } from 'node:worker_threads';

/** What to paint of a clip of two seconds: these frames, in this order. Sides in pixels. */
export interface Question {
  readonly prompt: string;
  readonly indices: readonly number[];
  readonly size: { readonly width: number; readonly height: number };
  readonly seed: number;
}

interface Answer {
  readonly id: number;
  readonly frames: Uint8Array[];
}

/** Frames in YUV 4:2:0 from the built package, painted in a worker: a test runner's sandbox slows arithmetic down several times. */
export class PaintedFrames {
  private readonly painter = new Worker(new URL('../../../scripts/paint-frames.mjs', import.meta.url));
  private readonly painted = new Map<string, Promise<Uint8Array[]>>();

  /** The same question is painted once. */
  of(question: Question): Promise<Uint8Array[]> {
    const key = JSON.stringify(question);
    const frames = this.painted.get(key) ?? this.ask(question, this.painted.size);
    this.painted.set(key, frames);
    return frames;
  }

  async stop(): Promise<void> {
    await this.painter.terminate();
  }

  private ask(question: Question, id: number): Promise<Uint8Array[]> {
    return new Promise((resolve, reject) => {
      const listener = (answer: Answer): void => {
        if (answer.id !== id) return;
        this.painter.off('message', listener);
        this.painter.off('error', reject);
        resolve(answer.frames);
      };
      this.painter.on('message', listener);
      this.painter.once('error', reject);
      this.painter.postMessage({ id, ...question });
    });
  }
}
