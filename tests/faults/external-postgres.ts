import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from '@clipwright/testing';
import { atEndOfFile, temporaryFolder } from '../support/index.js';

interface Report {
  readonly url: string;
  readonly postmasterPid: number | null;
  readonly error?: string;
}

const HOST = fileURLToPath(new URL('./postgres-host.mjs', import.meta.url));

/** A PostgreSQL outside of the servers, which a test may kill, stop and start again at the same address. */
export class ExternalPostgres {
  private constructor(
    private readonly host: ChildProcess,
    private last: Report,
  ) {}

  /** Settings by their Postgres names. It syncs to disk as the product's own does. */
  static async start({
    home,
    settings = {},
  }: { home?: string; settings?: Readonly<Record<string, string>> } = {}): Promise<ExternalPostgres> {
    const folder = home ?? (await temporaryFolder('external-postgres'));
    const host = fork(HOST, [folder, JSON.stringify(settings)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    atEndOfFile(() => end(host));
    return new ExternalPostgres(host, await reportOf(host));
  }

  /** For servers and rows alike; empty until a server has migrated it. */
  get database(): TestDatabase {
    return { name: 'external', url: this.last.url, drop: () => Promise.resolve() };
  }

  /** Of the postmaster; throws while it is down. */
  get pid(): number {
    if (this.last.postmasterPid === null) throw new Error('The external Postgres is down.');
    return this.last.postmasterPid;
  }

  /** SIGKILL for the postmaster and every session. It stays down until `start`. */
  kill(): Promise<void> {
    return this.order('kill');
  }

  /** Fast shutdown: sessions are cut off, everything is written down. */
  stop(): Promise<void> {
    return this.order('stop');
  }

  start(): Promise<void> {
    return this.order('start');
  }

  private async order(order: 'kill' | 'stop' | 'start'): Promise<void> {
    this.host.send(order);
    this.last = await reportOf(this.host);
  }
}

async function reportOf(host: ChildProcess): Promise<Report> {
  const over = new AbortController();
  const gone = once(host, 'exit', { signal: over.signal }).then((): [Report] => [
    { url: '', postmasterPid: null, error: 'its host process ended' },
  ]);
  const told = once(host, 'message', { signal: over.signal }) as Promise<[Report]>;
  const [report] = await Promise.race([told, gone]);
  // Whichever did not come is no longer waited for, nor listened to.
  void Promise.allSettled([told, gone]);
  over.abort();
  if (report.error !== undefined) throw new Error(`The external Postgres failed: ${report.error}`);
  return report;
}

async function end(host: ChildProcess): Promise<void> {
  if (host.exitCode !== null || host.signalCode !== null) return;
  const exited = once(host, 'exit');
  host.disconnect();
  await exited;
}
