import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { EmbeddedPostgresError } from './postgres-failure.js';

/** The system account that Postgres runs under, by number. */
export interface PostgresAccount {
  uid: number;
  gid: number;
}

/**
 * Postgres refuses to run as root, so root lends it another account: the owner of the data that is there
 * already, else
 * `postgres`, else `nobody`. Null for everybody else: Postgres then runs as the caller.
 */
export function postgresAccount(clusterDir: string): PostgresAccount | null {
  if (process.getuid?.() !== 0) return null;
  const owner = ownerOf(clusterDir);
  if (owner && owner.uid !== 0) return owner;
  const account = systemAccount('postgres') ?? systemAccount('nobody');
  if (account) return account;
  throw new EmbeddedPostgresError(
    'Postgres does not run as root, and this system has neither a "postgres" nor a "nobody" account to run it under. ' +
      'Start Clipwright as an ordinary user, or set DATABASE_URL to a Postgres of your own.',
  );
}

/**
 * Whether the account can step into a folder; access lists and mounts included, since the account itself
 * tries.
 */
export function canEnter(folder: string, account: PostgresAccount | null): boolean {
  if (account === null) return true;
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return attempt.status === 0;
}

function ownerOf(folder: string): PostgresAccount | null {
  if (!existsSync(folder)) return null;
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

function systemAccount(name: string): PostgresAccount | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
