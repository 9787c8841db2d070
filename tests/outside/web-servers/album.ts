import { chmod, link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { webpOf } from '../../corpora/support-image/evil-answers.js';
import { plainPng } from '../../corpora/support-image/plain-png.js';
import { temporaryFolder } from '../../support/index.js';

const MEBIBYTE = 1024 * 1024;

/** A picture of one packet, and a photograph as large as is taken, which no connection holds at once. */
export const IMAGES: Readonly<Record<'picture.png' | 'photo.webp', Buffer>> = {
  'picture.png': plainPng(101, 77),
  'photo.webp': webpOf(Math.floor(9.9 * MEBIBYTE)),
};
export type ImageName = keyof typeof IMAGES;
export const IMAGE_NAMES = Object.keys(IMAGES) as ImageName[];

const FOLDERS = ['plain', 'old', 'close', 'brief', 'chunked', 'gzip', 'whole'];

/**
 * A folder of folders with the same images: in `packed` they are gzip, in `pages` each is the page of a
 * folder of its name.
 */
export async function makeAlbum(): Promise<string> {
  const album = await temporaryFolder('album');
  // Servers that give up root read it as others.
  await chmod(album, 0o755);
  for (const folder of [...FOLDERS, 'packed', 'pages']) await mkdir(join(album, folder));
  for (const name of IMAGE_NAMES) {
    const [first = '', ...others] = FOLDERS.map((folder) => join(album, folder, name));
    await writeFile(first, IMAGES[name]);
    for (const other of others) await link(first, other);
    await writeFile(join(album, 'packed', name), gzipSync(IMAGES[name]));
    await mkdir(join(album, 'pages', name));
    await link(first, join(album, 'pages', name, 'index.html'));
  }
  return album;
}
