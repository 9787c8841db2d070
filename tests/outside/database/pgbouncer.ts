import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownedFolder, startOwned } from './as-database-owner.js';
import type { DebianPostgres } from './debian-postgres.js';

const PORT = 6432;

/** What a PgBouncer is told beside where it leads. */
export interface BouncerSettings {
  readonly pool_mode: 'session' | 'transaction';
  readonly ignore_startup_parameters?: string;
}

/** Starts Debian's PgBouncer before a PostgreSQL, and gives its socket. It ends with the file. */
export async function startPgBouncer(postgres: DebianPostgres, settings: BouncerSettings): Promise<string> {
  const folder = await ownedFolder('pgbouncer');
  const lines = Object.entries({
    listen_addr: '',
    listen_port: PORT,
    unix_socket_dir: folder,
    auth_type: 'any',
    default_pool_size: 60,
    max_client_conn: 200,
    ...settings,
  }).map(([name, value]) => `${name} = ${value}`);
  const databases = `[databases]\n* = host=${postgres.folder} user=clipwright`;
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, `${databases}\n[pgbouncer]\n${lines.join('\n')}\n`);
  await startOwned('pgbouncer', [file], folder);
  return join(folder, `.s.PGSQL.${PORT}`);
}
