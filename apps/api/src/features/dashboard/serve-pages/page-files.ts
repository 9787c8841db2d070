import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
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
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith(COMPRESSED)) : [];
    this.files = new Map(names.map((name) => [name, readPageFile(join(folder, name))]));
  }

  file(name: string): PageFile | null {
    return this.files.get(name) ?? null;
  }
}

function readPageFile(path: string): PageFile {
  const plain = readFileSync(path);
  const brotli = readFileSync(`${path}${COMPRESSED}`);
  return { type: TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream', plain, brotli };
}
