import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const repository = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the repository: path from its root with forward slashes, and its text. */
export interface TrackedFile {
  readonly path: string;
  readonly text: string;
}

const binary = /\.(png|jpe?g|webp|gif|ico|mp4|wasm|ttf|otf|woff2?|tgz|bin)$/;

async function readIfThere(path: string): Promise<TrackedFile[]> {
  try {
    return [{ path, text: await readFile(join(repository, path), 'utf8') }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Every path that git tracks or would track, so that a fault is told before it is committed. */
export async function trackedPaths(): Promise<string[]> {
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', asked, { cwd: repository, maxBuffer: 1 << 26 });
  return stdout.split('\0').filter(Boolean);
}

/** The text of every tracked file that is text. */
export async function trackedTexts(): Promise<TrackedFile[]> {
  const paths = await trackedPaths();
  const files = await Promise.all(paths.filter((path) => !binary.test(path)).map(readIfThere));
  return files.flat();
}

/** Each line that the pattern fits, as `path:line: text`. */
export function linesLike(files: readonly TrackedFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}
