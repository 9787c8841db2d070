import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PATIENCE_MS } from '../../support/index.js';

interface Shell {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command as somebody who pastes it into a shell does; gives what it printed. */
export async function runPasted(command: string, { cwd, env }: Shell = {}): Promise<string> {
  const options = { timeout: PATIENCE_MS, cwd, env: { ...process.env, ...env } };
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command], options);
  return stdout;
}
