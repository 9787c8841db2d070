import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { clearLeftPostmaster, stopPostmaster } from './postgres-pid-file.js';
import { startPostmaster, type PostmasterOptions } from './postgres-postmaster.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** Who has run this long is well: the next pause is the first again. */
const WELL_AFTER_MS = 60_000;
const FIRST_START_TRIES = 3;

/** What keeps the postmaster running: `choosePort` gives one that is free now. */
export interface SupervisorOptions extends Omit<PostmasterOptions, 'port'> {
  readonly choosePort: () => Promise<number>;
}

/**
 * Starts the postmaster and starts it again, on the same port, whenever it dies, after a pause that grows
 * while it keeps dying. `stop` shuts it down and waits for it.
 */
export async function superviseProcess(
  options: SupervisorOptions,
  log: (line: string) => void,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const supervisor = new PostgresSupervisor(options, log);
  return { port: await supervisor.begin(), stop: () => supervisor.stop() };
}

class PostgresSupervisor {
  private postmaster: ChildProcess | undefined;
  private port = 0;
  private startedAtMs = 0;
  private pauseMs = FIRST_PAUSE_MS;
  private restarting: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(
    private readonly options: SupervisorOptions,
    private readonly log: (line: string) => void,
  ) {}

  /**
   * Gives the port. The sessions of a postmaster that was killed hold its memory for a moment, and a port
   * that was free is another program's a moment later, so one failed start is not the end.
   */
  async begin(): Promise<number> {
    for (let attempt = 1; attempt < FIRST_START_TRIES; attempt += 1) {
      if (
        await this.startSomewhere().then(
          () => true,
          () => false,
        )
      )
        return this.port;
      await sleep(FIRST_PAUSE_MS * 2 ** attempt);
    }
    await this.startSomewhere();
    return this.port;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.restarting;
    const pid = this.postmaster?.pid;
    if (pid !== undefined) await stopPostmaster(pid);
  }

  private async startSomewhere(): Promise<void> {
    this.port = await this.options.choosePort();
    await this.startOnce();
  }

  private async startOnce(): Promise<void> {
    const postmaster = await startPostmaster({ ...this.options, port: this.port });
    this.postmaster = postmaster;
    this.startedAtMs = performance.now();
    const restart = (): void => {
      this.postmaster = undefined;
      if (!this.stopping.signal.aborted)
        this.restarting = this.restart(postmaster.signalCode ?? postmaster.exitCode);
    };
    if (postmaster.exitCode !== null || postmaster.signalCode !== null) restart();
    else postmaster.once('exit', restart);
  }

  private async restart(reason: string | number | null): Promise<void> {
    if (performance.now() - this.startedAtMs > WELL_AFTER_MS) this.pauseMs = FIRST_PAUSE_MS;
    this.log(
      `The embedded database ended unexpectedly (${String(reason)}); starting it again in ${this.pauseMs} ms.`,
    );
    while (await this.paused()) {
      try {
        await clearLeftPostmaster(this.options.cluster.dataDir);
        await this.startOnce();
        this.log('The embedded database runs again.');
        return;
      } catch (error) {
        this.log(`${(error as Error).message}\nTrying again in ${this.pauseMs} ms.`);
      }
    }
  }

  /** Waits, twice as long each time, and answers whether it is still wanted. */
  private async paused(): Promise<boolean> {
    const pauseMs = this.pauseMs;
    this.pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    await sleep(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    return !this.stopping.signal.aborted;
  }
}
