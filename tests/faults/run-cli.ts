import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { commandEnvironment } from '../support/index.js';
import type { Stage } from './stage.js';

const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));
const run = promisify(execFile);

/** Runs a command of the built command line beside the servers of a stage, and gives its line of JSON. */
export async function runCli(stage: Stage, ...args: string[]): Promise<Record<string, unknown>> {
  const env = commandEnvironment(stage);
  const { stdout } = await run(process.execPath, [CLI, ...args, '--json'], { env });
  return JSON.parse(stdout) as Record<string, unknown>;
}
