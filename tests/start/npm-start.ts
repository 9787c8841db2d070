import { chmod } from 'node:fs/promises';
import { temporaryFolder } from '../support/index.js';
import { repository } from './ready-clone.js';
import { StartedProcess } from './started-process.js';

/** Below a folder that others may enter, so that Postgres is given its path and can be recognised by it. */
export async function newHome(): Promise<string> {
  const folder = await temporaryFolder('start');
  await chmod(folder, 0o755);
  return `${folder}/home`;
}

/**
 * `npm start` in this clone or another, at a free port unless one is given; `before` is put in front of the
 * command.
 */
export function npmStart(
  home: string,
  more: { port?: string; cwd?: string; before?: readonly string[] } = {},
): StartedProcess {
  return new StartedProcess({
    command: [...(more.before ?? []), 'npm', 'start'],
    cwd: more.cwd ?? repository,
    env: { CLIPWRIGHT_HOME: home, PORT: more.port ?? '0' },
  });
}

/** An API key, wherever it is printed. */
export const KEY = /cw_[0-9A-Za-z]{36}/;
const LAST_LINE_OF_INTRODUCTION = /-d '\{"prompt": .*\}'\n/;

/** Waits for the introduction that a new home gets, and gives the key in it. */
export async function demoKey(started: StartedProcess): Promise<string> {
  await started.prints(LAST_LINE_OF_INTRODUCTION);
  return KEY.exec(started.stdout)?.[0] ?? '';
}

/** The HTTP status that a key is answered with. */
export async function accountStatus(origin: string, key: string): Promise<number> {
  return (await fetch(`${origin}/api/v1/account`, { headers: { authorization: `Bearer ${key}` } })).status;
}

/** SIGTERM, and waits until nothing of it is left. */
export async function end(started: StartedProcess): Promise<void> {
  started.child.kill('SIGTERM');
  await started.leavesNothingBehind();
}
