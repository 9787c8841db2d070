import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSameProcess, processIdentity } from './process-identity.js';

/** A `server` keeps its home until it stops; a `command` only for a moment, so others wait for it. */
export type HomePurpose = 'server' | 'command';

/** Who holds a home now. */
export interface HomeHolder {
  pid: number;
  purpose: HomePurpose;
  /** It is about to give the home back, so waiting is worth while. */
  leaving: boolean;
}

interface ProcessRun {
  pid: number;
  identity: string;
}

interface ClaimRecord extends ProcessRun {
  purpose: HomePurpose;
  /** Who started the holder. A server whose launcher was killed is on its way out. */
  launcher: ProcessRun;
  released: boolean;
}

interface NumberedClaim {
  number: number;
  record: ClaimRecord | null;
}

/** Longer than a server takes to shut down. */
const LEAVING_WAIT_MS = 20_000;
const POLL_MS = 50;

/** Another process runs the embedded database of this home. */
export class HomeInUseError extends Error {
  override readonly name = 'HomeInUseError';

  constructor(
    readonly homeDir: string,
    readonly holder: HomeHolder,
  ) {
    super(
      `Another Clipwright ${holder.purpose} (process ${holder.pid}) is using ${homeDir}. ` +
        'Stop it first, set CLIPWRIGHT_HOME to another folder, or set DATABASE_URL so that several servers share one database.',
    );
  }
}

/**
 * Makes this process the only one that runs the database of a home, and returns the function that gives the
 * home back. What a killed process left behind is taken over. Throws HomeInUseError while another one holds
 * it; a command, and a server whose launcher was killed, are waited for first.
 */
export async function claimHome(input: {
  homeDir: string;
  purpose: HomePurpose;
}): Promise<() => Promise<void>> {
  const claimsDir = claimsDirOf(input.homeDir);
  await mkdir(claimsDir, { recursive: true });
  const deadlineMs = Date.now() + LEAVING_WAIT_MS;
  for (;;) {
    const newest = await newestClaim(claimsDir);
    const holder = holderOf(newest);
    if (holder && (!holder.leaving || Date.now() > deadlineMs))
      throw new HomeInUseError(input.homeDir, holder);
    const release = holder ? null : await takeNext(claimsDir, newest.number + 1, input.purpose);
    if (release) return release;
    await sleep(POLL_MS);
  }
}

/** The running process that holds this home, or null. */
export async function homeHolder(homeDir: string): Promise<HomeHolder | null> {
  return holderOf(await newestClaim(claimsDirOf(homeDir)));
}

function claimsDirOf(homeDir: string): string {
  return join(homeDir, 'claims');
}

/**
 * Claims are numbered and the newest one counts. Numbers only grow, and a number can be created once, so of
 * two processes that both see a dead holder only one gets the next number.
 */
async function takeNext(
  claimsDir: string,
  number: number,
  purpose: HomePurpose,
): Promise<(() => Promise<void>) | null> {
  const record = { ...runOf(process.pid), purpose, launcher: runOf(process.ppid), released: false };
  const path = join(claimsDir, `${number}.json`);
  if (!(await createOnce(claimsDir, path, record))) return null;
  const older = (await claimNumbers(claimsDir)).filter((other) => other !== number);
  if (older.some((other) => other > number)) {
    await rm(path, { force: true });
    return null;
  }
  await Promise.all(older.map((other) => rm(join(claimsDir, `${other}.json`), { force: true })));
  // The file stays, marked: were the numbers to start again, a process that stalled in between could hold a
  // second claim.
  return () => replace(claimsDir, path, { ...record, released: true });
}

function runOf(pid: number): ProcessRun {
  return { pid, identity: processIdentity(pid) ?? '' };
}

async function createOnce(claimsDir: string, path: string, record: ClaimRecord): Promise<boolean> {
  const draft = await writeDraft(claimsDir, record);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function replace(claimsDir: string, path: string, record: ClaimRecord): Promise<void> {
  await rename(await writeDraft(claimsDir, record), path);
}

async function writeDraft(claimsDir: string, record: ClaimRecord): Promise<string> {
  const draft = join(claimsDir, `${randomUUID()}.draft`);
  await writeFile(draft, JSON.stringify(record));
  return draft;
}

async function newestClaim(claimsDir: string): Promise<NumberedClaim> {
  const number = Math.max(0, ...(await claimNumbers(claimsDir)));
  if (number === 0) return { number, record: null };
  return { number, record: await readRecord(join(claimsDir, `${number}.json`)) };
}

async function claimNumbers(claimsDir: string): Promise<number[]> {
  const names = await readdir(claimsDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []));
}

/** Null for a claim that was superseded and removed, or emptied by a power cut. */
async function readRecord(path: string): Promise<ClaimRecord | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ClaimRecord;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function holderOf({ record }: NumberedClaim): HomeHolder | null {
  if (record === null || record.released || !isStillRunning(record)) return null;
  return {
    pid: record.pid,
    purpose: record.purpose,
    leaving: record.purpose === 'command' || !isStillRunning(record.launcher),
  };
}

function isStillRunning({ pid, identity }: ProcessRun): boolean {
  return isSameProcess(pid, identity);
}
