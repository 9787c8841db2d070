import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** A file to be packed, which is opened when its turn comes. */
export interface ZipEntry {
  readonly name: string;
  readonly madeAt: Date;
  open(): Readable;
}

/** Files in one zip, each as it is: an mp4 gets no smaller. It is read on as its reader does. */
export const zipStream = (entries: readonly ZipEntry[]): Readable =>
  Readable.from(packed(entries), { objectMode: false });

async function* packed(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  for (const { name, madeAt, open } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = madeAt;
    zip.add(file);
    for await (const chunk of open()) {
      file.push(chunk as Uint8Array);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}
