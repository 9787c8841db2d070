import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { confinementFor, startConfined } from './host/confinement.js';
import { JobFolder } from './host/job-folder.js';
import type { HostReport } from './render-host.js';

/** Why a host did not bring a result. */
export type HostFailure = 'canceled' | 'deadline' | 'crashed' | 'failed';

/** How a host's run ended. */
export type HostOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: HostFailure; readonly message: string };

/** Limits on one host's run. */
export interface HostLimits {
  readonly signal: AbortSignal | null;
  readonly deadlineMs: number;
  onProgress(fraction: number): void;
}

// Compiled code stands in dist; the same folder depth holds when tests load the source, which then uses the
// build.
const HOST_FILE = fileURLToPath(new URL('../dist/render-host.js', import.meta.url));
const KEPT_STDERR = 4000;

/** What a host runs. */
export interface HostProgram {
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** Whether it works under an account that owns nothing, where there is one. */
  readonly asOther: boolean;
}

/** Frames are large, and giving their memory back to the system after each one costs more than drawing it. */
const RENDER_HOST: HostProgram = { file: HOST_FILE, env: { MIMALLOC_PURGE_DELAY: '-1' }, asOther: true };

/**
 * Gives `use` a folder for one host's work, made at `dir` and gone afterwards; `failure` is thrown where it
 * can't be made.
 */
export async function inJobFolder<Result>(
  dir: string,
  use: (folder: JobFolder) => Promise<Result>,
  failure: (message: string) => Error,
  program: HostProgram = RENDER_HOST,
): Promise<Result> {
  const { account } = await confinementFor(program.file, program);
  const folder = await JobFolder.open(dir, account).catch((cause: unknown) => {
    throw failure(cause instanceof Error ? cause.message : String(cause));
  });
  try {
    return await use(folder);
  } finally {
    await folder.close();
  }
}

/**
 * Runs one job in a process of its own, in that folder. Never throws: a cancel, a deadline or a crash is an
 * outcome.
 */
export async function runInHost(
  work: object,
  { dir, account }: JobFolder,
  limits: HostLimits,
  program: HostProgram = RENDER_HOST,
): Promise<HostOutcome> {
  const confinement = await confinementFor(program.file, { asOther: account !== null });
  if (limits.signal?.aborted) return { ok: false, reason: 'canceled', message: 'canceled before it began' };
  const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const;
  const child = startConfined(
    {
      program: program.file,
      nodeOptions: ['--expose-gc'],
      args: [],
      env: program.env,
      cwd: dir,
      stdio: [...stdio],
      detached: true,
    },
    confinement,
  );
  return await new Promise((resolve) => new HostRun(child, limits, resolve).start(work));
}

/** How hosts are kept on this machine. */
export const hostConfinement = () => confinementFor(HOST_FILE, { asOther: true });

class HostRun {
  private outcome: HostOutcome | null = null;
  private complaint = '';
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly child: ChildProcess,
    private readonly limits: HostLimits,
    private readonly resolve: (outcome: HostOutcome) => void,
  ) {
    this.timer = setTimeout(
      () => this.stop('deadline', `took longer than ${limits.deadlineMs} ms`),
      limits.deadlineMs,
    );
  }

  start(work: object): void {
    const { child } = this;
    this.limits.signal?.addEventListener('abort', this.cancel, { once: true });
    child.stderr?.on(
      'data',
      (chunk: Buffer) => (this.complaint = (this.complaint + chunk.toString()).slice(-KEPT_STDERR)),
    );
    child.on('message', (report: HostReport) => this.receive(report));
    child.on('error', (error) => this.settle({ ok: false, reason: 'crashed', message: error.message }));
    child.on('close', (code, signal) => this.ended(code, signal));
    child.send(work, (error) => error && this.stop('crashed', error.message));
  }

  private readonly cancel = (): void => this.stop('canceled', 'canceled');

  private receive(report: HostReport): void {
    if (report.kind === 'progress') this.limits.onProgress(report.fraction);
    else if (report.kind === 'done') this.outcome ??= { ok: true, value: report.value };
    else this.outcome ??= { ok: false, reason: 'failed', message: report.message };
  }

  private stop(reason: HostFailure, message: string): void {
    this.outcome ??= { ok: false, reason, message };
    killWithChildren(this.child);
  }

  private ended(code: number | null, signal: string | null): void {
    const how = signal ? `was killed by ${signal}` : `ended with code ${code}`;
    this.settle(
      this.outcome ?? {
        ok: false,
        reason: 'crashed',
        message: `the render host ${how} ${this.complaint.trim()}`.trim(),
      },
    );
  }

  private settle(outcome: HostOutcome): void {
    clearTimeout(this.timer);
    this.limits.signal?.removeEventListener('abort', this.cancel);
    this.resolve(outcome);
  }
}

/** A host leads a process group of its own: an ffmpeg that it started ends with it. */
function killWithChildren({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
