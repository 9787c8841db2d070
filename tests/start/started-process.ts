import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { atEndOfFile, waitUntil } from '../support/index.js';

/** How to start something as a person would, from a shell. */
export interface StartOptions {
  command: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
}

/**
 * What a person typed, with all that it started. It is found again by CLIPWRIGHT_HOME, which is this start's
 * alone.
 */
export class StartedProcess {
  readonly child: ChildProcess;
  readonly exited: Promise<number | NodeJS.Signals>;
  stdout = '';
  stderr = '';
  private ended = false;
  private readonly closed: Promise<unknown>;

  constructor(private readonly options: StartOptions) {
    const [program = '', ...args] = options.command;
    this.child = spawn(program, args, {
      cwd: options.cwd,
      // No start of a test fetches 200 MB.
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        LETTERS: 'off',
        INSTRUMENTS: 'off',
        VOICE: 'off',
        STAGE: 'off',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.closed = once(this.child, 'close');
    this.exited = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => {
        this.ended = true;
        resolve(code ?? signal ?? 'SIGKILL');
      });
    });
    atEndOfFile(() => Promise.resolve(this.killAll()));
  }

  get pid(): number {
    if (this.child.pid === undefined)
      throw new Error(`${this.options.command.join(' ')} could not be started.`);
    return this.child.pid;
  }

  /** Waits for a line on stdout. Throws with all output when the process ends before. */
  prints(pattern: RegExp): Promise<RegExpExecArray> {
    return waitUntil({ what: String(pattern) }, () => {
      const found = pattern.exec(this.stdout);
      if (!found && this.ended)
        throw new Error(`It ended before it printed ${String(pattern)}:\n${this.stdout}${this.stderr}`);
      return found;
    });
  }

  async ready(): Promise<string> {
    return (await this.prints(/^Clipwright is ready at (\S+)$/m))[1] ?? '';
  }

  /** Waits for the second ready line, of a server that was started again. */
  async readyAgain(): Promise<string> {
    return (await this.prints(/(?:^Clipwright is ready at (\S+)$[^]*?){2}/m))[1] ?? '';
  }

  /** Like Ctrl-C in a terminal: the whole group gets it. */
  interrupt(): void {
    process.kill(-this.pid, 'SIGINT');
  }

  /** All processes of this start that run now: pids with their command lines. */
  family(): { pid: number; command: string }[] {
    return familyOf(this.options.env['CLIPWRIGHT_HOME'] ?? '');
  }

  killMember(pattern: RegExp): void {
    const member = this.family().find(({ command }) => pattern.test(command));
    if (!member) throw new Error(`Nothing that runs looks like ${String(pattern)}.`);
    process.kill(member.pid, 'SIGKILL');
  }

  /** Waits until none of them runs, and all that they said has been read. */
  async leavesNothingBehind(): Promise<void> {
    await waitUntil(
      { what: 'every process to end', withinMs: 60_000 },
      () => this.family().length === 0,
    ).catch((error: unknown) => {
      throw new Error(`Still there: ${JSON.stringify(this.family())}`, { cause: error });
    });
    await this.closed;
  }

  private killAll(): void {
    this.family().forEach(({ pid }) => process.kill(pid, 'SIGKILL'));
  }
}

function familyOf(home: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .map((pid) => ({ pid, command: readProc(pid, 'cmdline').replaceAll('\0', ' ') }))
    .filter(({ pid, command }) => command.includes(`${home}/`) || worksFor(home, pid));
}

/**
 * The sessions of the database have neither our environment nor a telling command line, but work in the home.
 */
function worksFor(home: string, pid: number): boolean {
  return (
    readProc(pid, 'environ').includes(`CLIPWRIGHT_HOME=${home}\0`) ||
    workingFolder(pid).startsWith(`${home}/`)
  );
}

function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/** Empty for a process that ended in between; a zombie has no command line. */
function readProc(pid: number, what: 'cmdline' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'latin1');
  } catch {
    return '';
  }
}
