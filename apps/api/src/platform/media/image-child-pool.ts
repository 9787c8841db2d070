import type { ImageChildProcess } from './image-child-process.js';

/** When a child is not used again. */
export interface ChildPoolRules {
  /** Whatever a decoder leaks or was talked into ends with its process. */
  readonly jobsPerChild: number;
  /** A child that had nothing to do for this long gives its memory back. */
  readonly idleMs: number;
}

/** Children that wait for work, the one used last first, so that the others may go. */
export class ImageChildPool {
  private readonly alive = new Set<ImageChildProcess>();
  private readonly idle: ImageChildProcess[] = [];
  private readonly timers = new Map<ImageChildProcess, NodeJS.Timeout>();

  constructor(
    private readonly start: () => Promise<ImageChildProcess>,
    private readonly rules: ChildPoolRules,
  ) {}

  /** A child for one job. Rejects when none can be started. */
  async take(): Promise<ImageChildProcess> {
    const rested = this.idle.pop();
    if (!rested) return this.startOne();
    clearTimeout(this.timers.get(rested));
    if (rested.isAlive) return rested;
    this.alive.delete(rested);
    return this.take();
  }

  /** Takes a child back after its job; resolves when it rests or is gone. */
  async putBack(child: ImageChildProcess): Promise<void> {
    if (!child.isAlive || child.jobs >= this.rules.jobsPerChild) return this.end(child);
    this.idle.push(child);
    this.timers.set(child, setTimeout(() => void this.retire(child), this.rules.idleMs).unref());
  }

  /** Ends every child, working or not. */
  async close(): Promise<void> {
    this.idle.splice(0);
    await Promise.all([...this.alive].map((child) => this.end(child)));
  }

  private async startOne(): Promise<ImageChildProcess> {
    const started = await this.start();
    this.alive.add(started);
    return started;
  }

  private async retire(child: ImageChildProcess): Promise<void> {
    this.idle.splice(this.idle.indexOf(child), 1);
    await this.end(child);
  }

  private async end(child: ImageChildProcess): Promise<void> {
    clearTimeout(this.timers.get(child));
    this.timers.delete(child);
    await child.kill();
    this.alive.delete(child);
  }
}
