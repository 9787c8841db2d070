import { randomBytes } from 'node:crypto';
import { createVideoId } from '@clipwright/core/keys';
import { describe, expect, it } from '@jest/globals';
import { readCursor, writeCursor } from './page-cursor.js';

describe('the cursor of a page', () => {
  it('leads back to the place it was made from', () => {
    const position = { created: '1795235560078741', id: createVideoId(randomBytes) };
    expect(readCursor(writeCursor(position))).toEqual(position);
  });

  it.each([
    '',
    'x',
    '../..',
    Buffer.from("1.vid_' OR 1=1").toString('base64url'),
    Buffer.from('9'.repeat(40)).toString('base64url'),
  ])('is refused when no answer gave it: %s', (text) => {
    expect(readCursor(text)).toBeNull();
  });
});
