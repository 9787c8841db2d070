import { readFile, stat, truncate } from 'node:fs/promises';

const MOST_BYTES = 10 * 1024 * 1024;
const LAST_LINES = 12;

/** Where the log ends now, in bytes. A log that has grown past 10 MiB is begun anew. */
export async function markLog(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= MOST_BYTES) return size;
  await truncate(logFile, 0);
  return 0;
}

/** The last lines written since `mark`, and where to read the rest. */
export async function logEnd(logFile: string, mark: number): Promise<string> {
  const bytes = await readFile(logFile).catch(() => Buffer.alloc(0));
  const lines = bytes.subarray(mark).toString('utf8').trimEnd().split('\n').slice(-LAST_LINES);
  return `${lines.map((line) => `  ${line}`).join('\n')}\n(whole log: ${logFile})`;
}
