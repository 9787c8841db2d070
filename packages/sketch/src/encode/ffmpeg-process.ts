import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

const KEPT_COMPLAINT = 2000;
/**
 * Held by ffmpeg as well, our own stderr tells whoever killed us when the last that could write a file has
 * ended.
 */
const OUR_STDERR = 2;

/** An `ffmpeg` of this system that writes a file. */
export class FfmpegProcess {
  readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;
  private complaint = '';

  private constructor(args: readonly string[], pipes: readonly ('pipe' | 'ignore')[]) {
    const [input = 'ignore', ...more] = pipes;
    const stdio: StdioOptions = [input, 'ignore', 'pipe', ...more, OUR_STDERR];
    this.child = spawn('ffmpeg', args, { stdio });
    this.ended = once(this.child, 'close').then(([code]) => code as number | null);
    this.ended.catch(() => undefined);
    this.child.stderr?.on(
      'data',
      (chunk: Buffer) => (this.complaint = (this.complaint + chunk.toString()).slice(-KEPT_COMPLAINT)),
    );
  }

  /** `pipes`: what its stdin is, then its fourth file, and so on. Throws where there is no ffmpeg. */
  static async start(
    args: readonly string[],
    pipes: readonly ('pipe' | 'ignore')[] = [],
  ): Promise<FfmpegProcess> {
    const process = new FfmpegProcess(args, pipes);
    await once(process.child, 'spawn');
    return process;
  }

  /** Resolves once it has ended, however it did. */
  async end(): Promise<void> {
    await this.ended;
  }

  /** Throws where it ended early, with its own words. */
  expectRunning(): void {
    if (this.child.exitCode !== null) throw new Error(`ffmpeg ended early: ${this.complaint.trim()}`);
  }

  /** Resolves once it has ended well; throws with its own words where it didn't. */
  async expectSuccess(): Promise<void> {
    const code = await this.ended;
    if (code !== 0) throw new Error(`ffmpeg ended with code ${code}: ${this.complaint.trim()}`);
  }
}
