import { Worker } from 'node:worker_threads';
import { createBakery } from '../scene/bakery.js';
import type { StageInput } from '../scene/stage.js';
import type { FromDrawWorker, ToDrawWorker } from './draw-worker.js';

const SLOTS_PER_WORKER = 2;

/** Draw threads: worker i draws frames i, i + K, i + 2K, ... Frames come out in order through `frames`. */
export class DrawPool {
  private readonly workers: Worker[];
  private failure: Error | null = null;
  private wake: (() => void) | null = null;
  private readonly drawn = new Map<number, { slot: ArrayBuffer; worker: number }>();

  constructor(private readonly count: number) {
    this.workers = Array.from({ length: count }, (_, index) => this.startWorker(index));
  }

  /** Sets the scene in every worker and shares the baking out among them. */
  async prepare(input: StageInput): Promise<void> {
    const [staged] = await Promise.all(
      this.workers.map((worker) => this.ask(worker, { kind: 'stage', input }, 'staged')),
    );
    if (staged?.kind !== 'staged') throw new Error('a draw worker did not set the stage');
    const bakery = createBakery(staged.bakes);
    let next = 0;
    const bakeOn = async (worker: Worker): Promise<void> => {
      for (let index = next++; index < staged.bakes.length; index = next++)
        await this.ask(worker, { kind: 'bake', index, bakery }, 'baked');
    };
    await Promise.all(this.workers.map(bakeOn));
    await Promise.all(this.workers.map((worker) => this.ask(worker, { kind: 'open', bakery }, 'opened')));
  }

  /** All frames in order. Each buffer is lent until the next one is asked for. */
  async *frames(frameCount: number, frameBytes: number): AsyncGenerator<Uint8Array> {
    this.workers.forEach((worker, k) => {
      for (let slot = 0; slot < SLOTS_PER_WORKER; slot += 1)
        this.draw(worker, k + slot * this.count, { slot: new ArrayBuffer(frameBytes), frameCount });
    });
    for (let index = 0; index < frameCount; index += 1) {
      const { slot, worker } = await this.frame(index);
      yield new Uint8Array(slot);
      this.draw(this.workers[worker]!, index + SLOTS_PER_WORKER * this.count, { slot, frameCount });
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private startWorker(index: number): Worker {
    const worker = new Worker(new URL('./draw-worker.js', import.meta.url));
    worker.on('message', (message: FromDrawWorker) => this.receive(message, index));
    worker.on('error', (error) => this.fail(error instanceof Error ? error : new Error(String(error))));
    return worker;
  }

  private receive(message: FromDrawWorker, worker: number): void {
    if (message.kind !== 'drawn') return;
    this.drawn.set(message.index, { slot: message.slot, worker });
    this.wake?.();
  }

  private fail(error: Error): void {
    this.failure = error;
    this.wake?.();
  }

  private async frame(index: number): Promise<{ slot: ArrayBuffer; worker: number }> {
    for (;;) {
      if (this.failure) throw this.failure;
      const ready = this.drawn.get(index);
      if (ready) {
        this.drawn.delete(index);
        return ready;
      }
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  private draw(worker: Worker, index: number, frame: { slot: ArrayBuffer; frameCount: number }): void {
    if (index < frame.frameCount) this.send(worker, { kind: 'draw', index, slot: frame.slot }, [frame.slot]);
  }

  /** One question to one worker; answers of a worker come in the order of the questions. */
  private ask(
    worker: Worker,
    message: ToDrawWorker,
    answer: FromDrawWorker['kind'],
  ): Promise<FromDrawWorker> {
    return new Promise((resolve, reject) => {
      const listener = (reply: FromDrawWorker): void => {
        if (reply.kind !== answer) return;
        worker.off('message', listener);
        worker.off('error', reject);
        resolve(reply);
      };
      worker.on('message', listener);
      worker.on('error', reject);
      this.send(worker, message);
    });
  }

  private send(worker: Worker, message: ToDrawWorker, transfer: ArrayBuffer[] = []): void {
    worker.postMessage(message, transfer);
  }
}
