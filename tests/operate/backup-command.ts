import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));

export interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The environment of a command in a home with a database of its own. */
export const homeEnvironment = (
  home: string,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
  CLIPWRIGHT_HOME: home,
  ...more,
});

/** Runs `clipwright` to its end, whatever that is. */
export async function clipwright(env: Readonly<Record<string, string>>, ...args: string[]): Promise<Said> {
  return await new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : -1;
      resolve({ code: error === null ? 0 : code, stdout, stderr });
    });
  });
}
