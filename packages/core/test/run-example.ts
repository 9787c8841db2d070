import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGE_ROOT } from './run-module.js';

const EXAMPLES = join(PACKAGE_ROOT, '../../docs/examples');

/** An example that listens. */
export interface RunningExample {
  readonly url: string;
  stop(): Promise<void>;
}

interface ExampleOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Where the example serves nothing by itself: the module that serves it, from the example's address. */
  readonly around?: (example: string) => string;
}

/** Starts a file of docs/examples as it stands there, on a free port; it tells its address by itself. */
export async function startExample(
  file: string,
  { env = {}, around }: ExampleOptions,
): Promise<RunningExample> {
  const path = join(EXAMPLES, file);
  const source = around?.(pathToFileURL(path).href);
  const child = spawn(process.execPath, source === undefined ? [path] : ['--input-type=module'], {
    cwd: EXAMPLES,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(source);
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { url: `http://127.0.0.1:${await printedPort(child.stdout)}`, stop };
}

async function printedPort(stdout: AsyncIterable<unknown>): Promise<string> {
  for await (const line of stdout) {
    const port = /(?:port: |:)(\d+)/.exec(String(line))?.[1];
    if (port !== undefined) return port;
  }
  throw new Error('The example ended without an address.');
}
