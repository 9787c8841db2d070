import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { withGraph } from '@clipwright/testing/scripted-comfyui';
import { blankMetadata } from './blank-metadata.js';

const VIDEO = await readFile(
  new URL('../../../testing/src/video/__fixtures__/black-moov-last.mp4', import.meta.url),
);

const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const FTYP = box('ftyp', 'isom');

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function blanked(bytes: Uint8Array, size = 65_536): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of blankMetadata(inPieces(bytes, size))) parts.push(part);
  return Buffer.concat(parts);
}

describe('an mp4 without what its metadata said', () => {
  it.each([1, 7, 100, 65_536])('keeps every other byte in its place, in pieces of %d bytes', async (size) => {
    const saved = withGraph(VIDEO, { 5: { inputs: { text: 'a secret garden' } } });
    const bytes = await blanked(saved, size);
    expect(bytes.length).toBe(saved.length);
    expect(bytes.includes('secret')).toBe(false);
    expect(bytes.subarray(0, 950)).toEqual(VIDEO.subarray(0, 950));
  });

  it('says nothing in boxes of the file, of the index, of a track, or left free', async () => {
    const file = Buffer.concat([
      FTYP,
      box('free', 'secret'),
      box('uuid', 'secret'),
      box(
        'moov',
        box('mvhd', 'header'),
        box('trak', box('tkhd', 'track'), box('udta', 'secret')),
        box('udta', box('meta', 'secret')),
      ),
      box('mdat', 'secret media'),
      box('meta', 'secret'),
    ]);
    const bytes = await blanked(file, 5);
    expect(bytes.length).toBe(file.length);
    expect(bytes.toString('latin1').split('secret')).toHaveLength(2);
    for (const kept of ['header', 'track', 'secret media', 'tkhd']) expect(bytes.includes(kept)).toBe(true);
  });

  it('takes boxes with long sizes, and a last box that runs to the end', async () => {
    const long = Buffer.concat([
      Buffer.from([0, 0, 0, 1]),
      Buffer.from('udta'),
      Buffer.alloc(7),
      Buffer.from([22]),
      Buffer.from('secret'),
    ]);
    const toTheEnd = Buffer.concat([Buffer.alloc(4), Buffer.from('mdat'), Buffer.from('media to the end')]);
    const bytes = await blanked(Buffer.concat([FTYP, long, toTheEnd]), 3);
    expect(bytes.includes('secret')).toBe(false);
    expect(bytes.subarray(-16).toString()).toBe('media to the end');
  });

  it('is refused where it is none, and not held where its index has no end', async () => {
    await expect(blanked(Buffer.from('GIF89a and so on'))).rejects.toMatchObject({ reason: 'failed' });
    await expect(blanked(Buffer.alloc(0))).rejects.toMatchObject({ reason: 'failed' });
    const endless = Buffer.concat([FTYP, Buffer.from([0x7f, 0xff, 0xff, 0xff]), Buffer.from('moov')]);
    await expect(blanked(endless)).rejects.toMatchObject({
      reason: 'failed',
      message: 'The ComfyUI server saved an mp4 whose index is too large.',
    });
  });

  it('survives an index that is cut or lies about its sizes', async () => {
    for (const lie of [0, 3, 0xff_ff_ff_ff]) {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(lie, 0);
      head.write('udta', 4, 'latin1');
      const file = Buffer.concat([FTYP, box('moov', box('mvhd', 'header'), head, 'rest')]);
      expect((await blanked(file)).length).toBe(file.length);
    }
  });

  it('lets go of its source when it is given up', async () => {
    let closed = false;
    async function* source(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield FTYP;
      } finally {
        closed = true;
      }
    }
    const bytes = blankMetadata(source());
    await bytes.next();
    await bytes.return(undefined);
    expect(closed).toBe(true);
  });
});
