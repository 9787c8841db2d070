import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PATIENCE_MS } from '../../support/index.js';

/** Runs a command as somebody who pastes it into a shell does; gives what it printed. */
export async function runPasted(command: string): Promise<string> {
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command], { timeout: PATIENCE_MS });
  return stdout;
}
