import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { clearLeftPostmaster, stopPostmaster } from './postgres-pid-file.js';
import { startPostmaster, type PostmasterOptions } from './postgres-postmaster.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const FIRST_START_TRIES = 3;

/**
 * Starts the postmaster and starts it again, on the same port, whenever it dies. `stop` shuts it down and waits for it.
 */
export async function superviseProcess(
  options: PostmasterOptions,
  log: (line: string) => void,
): Promise<{ stop: () => Promise<void> }> {
  const supervisor = new PostgresSupervisor(options, log);
  await supervisor.begin();
  return { stop: () => supervisor.stop() };
}

class PostgresSupervisor {
  private postmaster: ChildProcess | undefined;
  private restarting: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(
    private readonly options: PostmasterOptions,
    private readonly log: (line: string) => void,
  ) {}

  /** The sessions of a postmaster that was killed hold its memory for a moment, so one failed start is not the end. */
  async begin(): Promise<void> {
    for (let attempt = 1; attempt < FIRST_START_TRIES; attempt += 1) {
      if (await this.startOnce().then(() => true, () => false)) return;
      await sleep(FIRST_PAUSE_MS * 2 ** attempt);
    }
    await this.startOnce();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.restarting;
    const pid = this.postmaster?.pid;
    if (pid !== undefined) await stopPostmaster(pid);
  }

  private async startOnce(): Promise<void> {
    const postmaster = await startPostmaster(this.options);
    this.postmaster = postmaster;
    const restart = (): void => {
      this.postmaster = undefined;
      if (!this.stopping.signal.aborted) this.restarting = this.restart(postmaster.signalCode ?? postmaster.exitCode);
    };
    if (postmaster.exitCode !== null || postmaster.signalCode !== null) restart();
    else postmaster.once('exit', restart);
  }

  private async restart(reason: string | number | null): Promise<void> {
    this.log(`The embedded database ended unexpectedly (${String(reason)}); starting it again.`);
    for (let pauseMs = FIRST_PAUSE_MS; !this.stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await clearLeftPostmaster(this.options.cluster.dataDir);
        await this.startOnce();
        this.log('The embedded database runs again.');
        return;
      } catch (error) {
        this.log(`${(error as Error).message}\nTrying again in ${pauseMs} ms.`);
        await sleep(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
  }
}
