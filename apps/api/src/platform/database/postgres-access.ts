import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { syncFile, syncFolderOf } from '@clipwright/engines/files';
import { dataDirOf } from './postgres-cluster.js';
import { EmbeddedPostgresError } from './postgres-failure.js';

/** What a client needs besides the address 127.0.0.1. */
export interface PostgresAccess {
  port: number;
  password: string;
}

/** Made by initdb; logs in until the app's role owns the database, and never again. */
export const SUPERUSER = 'clipwright';

const HOST = '127.0.0.1';

/** The port and password last written by `saveAccess`, or null in a new home. */
export async function readAccess(homeDir: string): Promise<PostgresAccess | null> {
  try {
    return JSON.parse(await readFile(accessFile(homeDir), 'utf8')) as PostgresAccess;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new EmbeddedPostgresError(
      `${accessFile(homeDir)} holds the password of the embedded database and cannot be read: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/**
 * The access of this home with a port that is free now: the remembered one when possible. Written down before
 * it is used.
 */
export async function settleAccess(homeDir: string): Promise<PostgresAccess> {
  const known = (await readAccess(homeDir)) ?? newAccess(homeDir);
  const port = (await freePort(known.port)) ?? (await freePort(0));
  if (port === null) throw new EmbeddedPostgresError(`No free port on ${HOST} for the embedded database.`);
  if (port !== known.port) await saveAccess(homeDir, { ...known, port });
  return { ...known, port };
}

function newAccess(homeDir: string): PostgresAccess {
  if (!existsSync(dataDirOf(homeDir))) return { port: 0, password: randomBytes(24).toString('hex') };
  throw new EmbeddedPostgresError(
    `${accessFile(homeDir)} is gone, and with it the password of the database in ${dataDirOf(homeDir)}. ` +
      'Put the file back, or set CLIPWRIGHT_HOME to another folder to begin anew.',
  );
}

async function saveAccess(homeDir: string, access: PostgresAccess): Promise<void> {
  const draft = `${accessFile(homeDir)}.draft`;
  await rm(draft, { force: true });
  await writeFile(draft, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  // Root may visit a home that is another user's, who has to be able to read the file afterwards.
  const owner = await stat(homeDir);
  if (process.getuid?.() === 0) await chown(draft, owner.uid, owner.gid);
  await syncFile(draft);
  await rename(draft, accessFile(homeDir));
  await syncFolderOf(draft);
}

function accessFile(homeDir: string): string {
  return join(homeDir, 'postgres.json');
}

/** The port itself (any free one for 0), or null when something listens there. */
function freePort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host: HOST }, () => {
      const { port: found } = server.address() as AddressInfo;
      server.close(() => resolve(found));
    });
  });
}

/** The address of one role for clients on this machine. */
export function connectionUrl(role: string, { port, password }: PostgresAccess): string {
  return `postgres://${role}:${password}@${HOST}:${port}/postgres`;
}
