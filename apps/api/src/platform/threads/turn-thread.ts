import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How a thread is kept. */
export interface ThreadRules {
  /** A module that answers each message with one. */
  readonly program: URL;
  /** Sent before the first job. */
  readonly workerData: unknown;
  /** Most memory of its heap, mebibytes; buffers lie outside of it. */
  readonly maxHeapMb: number;
  /** A job that takes longer ends its thread. */
  readonly timeoutMs: number;
  /** A thread that had nothing to do for this long ends, and gives its memory back. */
  readonly idleMs: number;
}

interface Turn<Job, Answer> {
  readonly job: Job;
  readonly transfer: readonly ArrayBuffer[];
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One thread beside the event loop, started when it is needed. It does one job at a time, for each owner in
 * turn.
 */
export class TurnThread<Job, Answer> {
  private readonly lines = new Map<string, Turn<Job, Answer>[]>();
  private thread: Worker | null = null;
  private atWork = false;
  private idle: NodeJS.Timeout | null = null;

  constructor(private readonly rules: ThreadRules) {}

  /** What `transfer` names is gone here afterwards. Rejects when the thread came to an end over it. */
  run(owner: string, job: Job, transfer: readonly ArrayBuffer[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const line = this.lines.get(owner) ?? [];
      line.push({ job, transfer, resolve, reject });
      this.lines.set(owner, line);
      if (!this.atWork) void this.work();
    });
  }

  async close(): Promise<void> {
    if (this.idle !== null) clearTimeout(this.idle);
    await this.thread?.terminate();
  }

  private async work(): Promise<void> {
    this.atWork = true;
    if (this.idle !== null) clearTimeout(this.idle);
    for (let turn = this.next(); turn !== null; turn = this.next()) await this.perform(turn);
    this.atWork = false;
    this.idle = setTimeout(() => void this.retire(), this.rules.idleMs).unref();
  }

  /** The owner who was served least lately; whoever has more to do goes behind the others. */
  private next(): Turn<Job, Answer> | null {
    const [first] = this.lines;
    if (first === undefined) return null;
    const [owner, line] = first;
    const turn = line.shift() ?? null;
    this.lines.delete(owner);
    if (line.length > 0) this.lines.set(owner, line);
    return turn;
  }

  private async perform({ job, transfer, resolve, reject }: Turn<Job, Answer>): Promise<void> {
    const thread = (this.thread ??= this.start());
    try {
      thread.postMessage(job, transfer);
      const [answer] = (await once(thread, 'message', {
        signal: AbortSignal.timeout(this.rules.timeoutMs),
      })) as [Answer];
      resolve(answer);
    } catch (cause) {
      await this.retire();
      reject(new Error('the thread beside the event loop came to an end', { cause }));
    }
  }

  private start(): Worker {
    const { program, workerData, maxHeapMb } = this.rules;
    const thread = new Worker(program, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      env: {},
    });
    // Whoever waits for its answer hears of an error too; without a listener one between two jobs would end
    // the process.
    thread.on('error', () => undefined);
    thread.unref();
    return thread;
  }

  private async retire(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    await thread?.terminate();
  }
}
