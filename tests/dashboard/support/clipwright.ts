import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commandEnvironment, type TestServer } from '../../support/index.js';

const CLI = fileURLToPath(new URL('../../../apps/api/dist/cli.js', import.meta.url));

/** What a command said, and how it ended. */
export interface Said {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number;
}

/** Runs a command of the command line beside a server. */
export async function clipwright(server: TestServer, ...args: string[]): Promise<Said> {
  const env = commandEnvironment(server);
  return await new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], { env }, (error, stdout, stderr) =>
      resolve({ stdout, stderr, code: error === null ? 0 : Number(error.code) }),
    );
  });
}
