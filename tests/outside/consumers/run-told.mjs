import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MOST_MS = 240_000;

/** Runs a program to its end and gives what it printed. @throws what it complained of */
export async function runTold(program, args, options = {}) {
  try {
    const { stdout } = await run(program, args, { timeout: MOST_MS, ...options });
    return stdout;
  } catch (error) {
    const told = [error.message, error.stdout, error.stderr].filter(Boolean).join('\n');
    throw new Error(`${program} failed: ${told}`, { cause: error });
  }
}
