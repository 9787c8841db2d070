import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { askedBody } from './asked-body.js';

describe('a body that is asked for when it is read', () => {
  it('is asked for once, and comes whole', async () => {
    let asked = 0;
    const body = askedBody(async () => {
      asked += 1;
      return await Promise.resolve(
        Readable.from([Buffer.from('a'), Buffer.from('bc')], { objectMode: false }),
      );
    });
    expect(asked).toBe(0);
    expect([await text(body), asked]).toEqual(['abc', 1]);
  });

  it('is given up as soon as its reader leaves, also before its first byte', async () => {
    const body = askedBody(
      (gone) =>
        new Promise((_, reject) => gone.addEventListener('abort', () => reject(new Error('given up')))),
    );
    body.resume();
    const closed = new Promise((resolve) => body.once('close', resolve));
    body.destroy();
    await closed;
    expect(body.destroyed).toBe(true);
  });

  it('ends what the store sends when its reader leaves in the middle', async () => {
    const source = new Readable({ read() {} });
    source.push('first');
    const body = askedBody(async () => await Promise.resolve(source));
    await new Promise((resolve) => body.once('data', resolve));
    body.destroy();
    await new Promise((resolve) => source.once('close', resolve));
    expect(source.destroyed).toBe(true);
  });

  it('breaks off with what went wrong', async () => {
    const body = askedBody(() => Promise.reject(new Error('no such key')));
    await expect(text(body)).rejects.toThrow('no such key');
  });
});
