import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadableWritablePair } from 'node:stream/web';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { BackupError } from './backup-error.js';
import { FORMAT, MANIFEST, type Manifest, parseManifest } from './backup-format.js';
import { entryHead } from './backup-writer.js';

export interface BackupEntry {
  readonly name: string;
  readonly size: number;
  /** Has to be read to its end before the next entry is asked for. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Its entries in their order. @throws BackupError for what is no archive, or ends in the middle of one */
export async function* entriesOf(file: string): AsyncGenerator<BackupEntry> {
  const decoder = createTarDecoder({ strict: true }) as ReadableWritablePair<ParsedTarEntry, Uint8Array>;
  const source = createReadStream(file, { highWaterMark: 1024 * 1024 });
  try {
    for await (const { header, body } of Readable.toWeb(source).pipeThrough(decoder)) {
      yield { name: header.name, size: header.size, body: heard(file, body) };
    }
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    source.destroy();
  }
}

/** What is cut off in the middle of an entry is told by its bytes. */
async function* heard(file: string, body: ParsedTarEntry['body']): AsyncGenerator<Uint8Array> {
  try {
    yield* body as unknown as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** What the system says of the file stays as it is; all else is the archive's fault. */
function unreadable(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupError || 'code' in error) return error;
  const why = error.message.replace(/\.$/, '').toLowerCase();
  return new BackupError(
    `${file} is no whole backup, but cut off, damaged or something else (${why}). Nothing was changed.`,
    { cause: error },
  );
}

/**
 * Reads all of it, and gives the manifest that it bears out. @throws BackupError for one that is cut off, damaged, or of a
 * format that is not known here
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  const hash = createHash('sha256');
  let entries = 0;
  let manifest: Manifest | null = null;
  for await (const { name, size, body } of entriesOf(file)) {
    if (manifest !== null) throw damaged(file, 'something follows its manifest');
    if (name === MANIFEST) {
      manifest = known(file, await text(Readable.from(body)));
      continue;
    }
    hash.update(entryHead(name, size));
    for await (const piece of body) hash.update(piece);
    entries += 1;
  }
  if (manifest === null)
    throw new BackupError(
      `${file} is no whole backup: it ends before its manifest, as one that was cut off does. Nothing was changed.`,
    );
  if (manifest.entries !== entries || manifest.sha256 !== hash.digest('hex'))
    throw damaged(file, 'what it holds is not what was written');
  return manifest;
}

function known(file: string, written: string): Manifest {
  const manifest = parseManifest(written);
  if (manifest === null) throw damaged(file, 'its manifest can not be read');
  if (manifest.clipwrightBackup > FORMAT)
    throw new BackupError(
      `${file} was made by a newer Clipwright (${manifest.clipwright}). Restore it with that version or a later one.`,
    );
  return manifest;
}

const damaged = (file: string, what: string): BackupError =>
  new BackupError(`${file} is damaged: ${what}. Nothing was changed; take another backup.`);
