import type { ChildProcess } from 'node:child_process';
import { appendFile, glob } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { waitUntil } from '../../support/index.js';
import { endOwned, ownedFolder, runOwned, startOwned } from './as-database-owner.js';

const ROLE = 'clipwright';
const DATABASE = 'clipwright';
/** No port: a socket in a folder of its own, which has this number in its name. */
const PORT = 5432;

const SETTINGS = `
listen_addresses = ''
wal_level = replica
max_connections = 200
`;

async function programs(): Promise<string> {
  const found: string[] = [];
  for await (const folder of glob('/usr/lib/postgresql/*/bin')) found.push(folder);
  const newest = found.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1);
  if (newest === undefined) throw new Error('No PostgreSQL of Debian is here.');
  return newest;
}

/** Debian's PostgreSQL on a socket, alone or as the standby of another. */
export class DebianPostgres {
  private constructor(
    readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  /** A new and empty one. */
  static async start(): Promise<DebianPostgres> {
    const folder = await ownedFolder('debian-postgres');
    const data = join(folder, 'data');
    await runOwned(join(await programs(), 'initdb'), ['-D', data, '-A', 'trust', '-U', ROLE, '-N'], folder);
    await appendFile(join(data, 'postgresql.conf'), SETTINGS);
    const postgres = await DebianPostgres.run(folder);
    await postgres.ask(`CREATE DATABASE ${DATABASE}`, 'postgres');
    return postgres;
  }

  /** A copy that follows this one, which from now on confirms nothing that the copy does not have. */
  async standby(): Promise<DebianPostgres> {
    const folder = await ownedFolder('debian-standby');
    const from = `host=${this.folder} port=${PORT} user=${ROLE} application_name=standby`;
    const args = ['-D', join(folder, 'data'), '-d', from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
    await runOwned(join(await programs(), 'pg_basebackup'), args, folder);
    const standby = await DebianPostgres.run(folder);
    await this.ask(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await this.ask('SELECT pg_reload_conf()');
    await waitUntil({ what: 'the standby to follow' }, async () => {
      const [row] = await this.ask(
        `SELECT count(*)::int AS count FROM pg_stat_replication WHERE sync_state = 'sync'`,
      );
      return row?.['count'] === 1;
    });
    return standby;
  }

  private static async run(folder: string): Promise<DebianPostgres> {
    const args = ['-D', join(folder, 'data'), '-k', folder, '-p', String(PORT)];
    const postgres = new DebianPostgres(
      folder,
      await startOwned(join(await programs(), 'postgres'), args, folder),
    );
    await waitUntil({ what: 'PostgreSQL to be ready' }, () =>
      postgres.ask('SELECT 1', 'postgres').then(
        () => true,
        () => false,
      ),
    );
    return postgres;
  }

  /** Where it can be connected to. */
  get socket(): string {
    return join(this.folder, `.s.PGSQL.${PORT}`);
  }

  /** A URL for a TCP address that leads to the socket. */
  static urlAt(port: number): string {
    return `postgres://${ROLE}@127.0.0.1:${port}/${DATABASE}`;
  }

  async ask(text: string, database = DATABASE): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ host: this.folder, port: PORT, user: ROLE, database });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends it with all its sessions, and nothing is written down any more. */
  async kill(): Promise<void> {
    await endOwned(this.child, 'SIGQUIT');
  }

  /** A standby follows nobody from now on, and takes writes. */
  async promote(): Promise<void> {
    // It would wait for a standby of its own.
    await this.ask(`SELECT pg_promote()`);
    await this.ask('ALTER SYSTEM RESET synchronous_standby_names');
    await this.ask('SELECT pg_reload_conf()');
  }
}
