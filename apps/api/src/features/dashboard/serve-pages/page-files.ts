import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import parseRange from 'range-parser';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
};

/** The build leaves each file's brotli beside it. */
const COMPRESSED = '.br';

/** A file of the dashboard, ready to send. */
export interface PageFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

/**
 * The built dashboard in memory: a page, a script and a style, each also compressed. Their names carry their
 * hash.
 */
@Injectable()
export class PageFiles {
  private readonly files: ReadonlyMap<string, PageFile>;

  constructor() {
    const folder = join(import.meta.dirname, '../../../web');
    this.files = existsSync(folder) ? pageFilesIn(folder) : new Map();
  }

  file(name: string): PageFile | null {
    return this.files.get(name) ?? null;
  }
}

/**
 * The files of a built dashboard by their names. One without its brotli is none: a build that comes from the cache
 * leaves what stood there before it.
 */
export function pageFilesIn(folder: string): ReadonlyMap<string, PageFile> {
  const compressed = readdirSync(folder).filter((name) => name.endsWith(COMPRESSED));
  const names = compressed.map((name) => name.slice(0, -COMPRESSED.length));
  return new Map(names.map((name) => [name, readPageFile(join(folder, name))]));
}

function readPageFile(path: string): PageFile {
  const plain = readFileSync(path);
  const brotli = readFileSync(`${path}${COMPRESSED}`);
  return { type: TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream', plain, brotli };
}

/** The one part of a file that a range asks for; null: the whole file answers it. */
export function partOf(
  { length }: Buffer,
  range: string | undefined,
): { readonly start: number; readonly end: number } | null {
  const parts = range === undefined ? -2 : parseRange(length, range);
  return typeof parts !== 'number' && parts.length === 1 ? (parts[0] ?? null) : null;
}
