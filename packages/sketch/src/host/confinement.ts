import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A system account, by number. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** How the processes are kept that read what strangers made. */
export interface Confinement {
  /** Null: the account of this process. */
  readonly account: Account | null;
  readonly hasNetwork: boolean;
  /** What is started in place of the program, with the program after it; empty where it is started itself. */
  readonly launcher: readonly string[];
  readonly spawnAs: Partial<Account>;
}

/** What a confined Node program is started with. */
export interface ConfinedStart {
  readonly program: string;
  readonly nodeOptions: readonly string[];
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  readonly stdio: StdioOptions;
  readonly detached: boolean;
}

/**
 * Nobody's: no name in /etc/passwd, no file and no other process belongs to it. `nobody` itself may run the
 * database of a root server.
 */
const NOBODY_ELSE: Account = { uid: 65_533, gid: 65_533 };

/**
 * All that a media program looks for by name is in one of these; the PATH of whoever started the server may
 * name folders that anybody can write to.
 */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/bin';

/** Libraries ask for a home, and an account without a name has none. */
const HOME = '/nonexistent';

/**
 * CHOWN, DAC_OVERRIDE, FOWNER, KILL, SETGID and SETUID: without them root can't hand files over, or end what
 * it started.
 */
const NEEDED_CAPABILITIES = [0, 1, 3, 5, 6, 7].reduce((mask, bit) => mask | (1n << BigInt(bit)), 0n);

const NO_NETWORK = ['unshare', '--net'];
const NO_NETWORK_FOR_ANYBODY = ['unshare', '--user', '--map-current-user', '--net'];
const IS_THERE = 'for each; do test -r "$each" || exit 1; done; test -x "$1"';

const UNCONFINED: Confinement = { account: null, hasNetwork: true, launcher: [], spawnAs: {} };

/**
 * From the strictest to none. The kernel, a container or the rights of a folder may rule out any but the
 * last.
 */
function candidates(asOther: boolean): Confinement[] {
  if (process.platform === 'win32') return [];
  const { uid, gid } = NOBODY_ELSE;
  const lent = { account: NOBODY_ELSE, spawnAs: NOBODY_ELSE };
  const own = { account: null, spawnAs: {}, hasNetwork: false };
  const others: Confinement[] = [
    {
      account: NOBODY_ELSE,
      hasNetwork: false,
      launcher: [...NO_NETWORK, `--setgid=${gid}`, `--setuid=${uid}`, '--'],
      spawnAs: {},
    },
    { ...lent, hasNetwork: false, launcher: [...NO_NETWORK_FOR_ANYBODY, '--'] },
    { ...lent, hasNetwork: true, launcher: [] },
  ];
  return [
    ...(asOther ? others : []),
    { ...own, launcher: [...NO_NETWORK, '--'] },
    { ...own, launcher: [...NO_NETWORK_FOR_ANYBODY, '--'] },
  ];
}

/** No descriptor, no process or no memory for a try, which says nothing of what can be. */
const NO_ROOM = ['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM'];

const found = new Map<string, Promise<Confinement>>();

/**
 * The strictest confinement in which this program can run here. `asOther: false`: under our own account in
 * any case. Looked for once; a machine that had no room to look is asked again, and not taken for one that
 * can confine nothing.
 */
export function confinementFor(program: string, { asOther }: { asOther: boolean }): Promise<Confinement> {
  const key = `${program} ${asOther}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const looking = findConfinement(program, asOther);
  found.set(key, looking);
  looking.catch(() => found.delete(key));
  return looking;
}

async function findConfinement(program: string, asOther: boolean): Promise<Confinement> {
  for (const candidate of candidates(asOther && isMightyRoot())) {
    if (await works(candidate, program)) return candidate;
  }
  return UNCONFINED;
}

/** Whether everything that the program is made of can be read under a confinement, found by trying. */
async function works({ launcher, spawnAs }: Confinement, program: string): Promise<boolean> {
  const needed = [process.execPath, program, realpathSync(fileURLToPath(import.meta.resolve('sharp')))];
  const [command = '', ...args] = [...launcher, '/bin/sh', '-c', IS_THERE, 'sh', ...needed];
  try {
    const attempt = spawn(command, args, { ...spawnAs, cwd: '/', env: { PATH }, stdio: 'ignore' });
    const [code] = await once(attempt, 'exit');
    return code === 0;
  } catch (error) {
    if (NO_ROOM.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    // No such program, no such account in this container, or no right to change to it.
    return false;
  }
}

/** Root in a container may lack what makes root. */
function isMightyRoot(): boolean {
  if (process.getuid?.() !== 0) return false;
  if (process.platform !== 'linux') return true;
  const effective = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  return (BigInt(`0x${effective}`) & NEEDED_CAPABILITIES) === NEEDED_CAPABILITIES;
}

/** Starts a Node program with a channel to it, and with no variable of ours but what `env` names. */
export function startConfined(start: ConfinedStart, { launcher, spawnAs }: Confinement): ChildProcess {
  const [command = '', ...args] = [
    ...launcher,
    process.execPath,
    ...start.nodeOptions,
    start.program,
    ...start.args,
  ];
  // Windows programs do not start without Windows' own variables.
  const env = process.platform === 'win32' ? {} : { env: { PATH, HOME, ...start.env } };
  return spawn(command, args, {
    ...spawnAs,
    ...env,
    cwd: start.cwd,
    stdio: start.stdio,
    detached: start.detached,
    serialization: 'advanced',
  });
}
