import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { waitUntil } from './wait-until.js';

const MAIN = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url));
/** Callers may be told another address than the one that it listens on; then both are printed. */
const READY = /^Clipwright (?:is ready at (\S+)(?:\nIt listens on (\S+))?|worker is ready)\n/m;
/** Nothing that a server started outlives it for longer. */
const CHILDREN_END_WITHIN_MS = 30_000;

/** How a process ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/**
 * The built server as a child process with a process group of its own. It stops by itself when this process
 * dies.
 */
export class ServerProcess {
  readonly child: ChildProcess;
  readonly exited: Promise<Exit>;
  private out = '';
  private errors = '';
  private ended: Exit | null = null;

  /**
   * `env` is the whole environment of the child, next to PATH, the temporary folder and where Node keeps what
   * it compiled. `main` is the server of another clone.
   */
  constructor(env: Readonly<Record<string, string>>, main: string = MAIN) {
    this.child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        TMPDIR: process.env['TMPDIR'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.out += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.errors += text));
    this.exited = new Promise((resolve) => {
      this.child.once('close', (code, signal) => resolve((this.ended = { code, signal })));
    });
  }

  stdout(): string {
    return this.out;
  }

  stderr(): string {
    return this.errors;
  }

  /** Null while it runs. */
  get exit(): Exit | null {
    return this.ended;
  }

  /**
   * Waits for the ready line and gives the address that it listens on; an empty one for a worker. Throws with
   * the output of a start that failed.
   */
  async ready(): Promise<string> {
    const match = await waitUntil({ what: 'the ready line', everyMs: 20 }, () => {
      if (this.ended !== null)
        throw new Error(`The server ended before it was ready:\n${this.out}${this.errors}`);
      return READY.exec(this.out);
    });
    return match[2] ?? match[1] ?? '';
  }

  /** Sends a signal to the server alone; its children have to notice by themselves. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /**
   * After the server has ended: waits for its children to end too, and throws, having killed them, when they
   * do not.
   */
  async expectNoChildren(): Promise<void> {
    const gone = waitUntil(
      { what: 'the children of a stopped server to end', withinMs: CHILDREN_END_WITHIN_MS },
      () => !this.groupLives(),
    );
    await gone.catch((error: unknown) => {
      this.killGroup();
      throw error;
    });
  }

  killGroup(): void {
    if (this.groupLives()) process.kill(-this.pid, 'SIGKILL');
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The server could not be started.');
    return this.child.pid;
  }

  private groupLives(): boolean {
    try {
      process.kill(-this.pid, 0);
      return true;
    } catch {
      return false;
    }
  }
}
