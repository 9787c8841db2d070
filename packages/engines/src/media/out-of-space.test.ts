import { describe, expect, it } from '@jest/globals';
import { outOfSpace } from './out-of-space.js';

describe('a full disk', () => {
  it.each([
    'write packet: No space left on device',
    'ffmpeg ended with code 228: Error writing trailer of v.mp4: No space left on device',
    'Command failed: ffmpeg -v error\n[out#0/mp4] Error muxing a packet: Disk quota exceeded',
    'ENOSPC: no space left on device, write',
  ])('is known by the words of a library: %s', (message) => {
    expect(outOfSpace(new Error(message))).toMatchObject({ code: 'ENOSPC', cause: { message } });
  });

  it.each([
    new Error('Invalid data found when processing input'),
    new Error('it took more memory than one video may'),
    'No space left on device',
    null,
  ])('is not found in %s', (error) => {
    expect(outOfSpace(error)).toBeNull();
  });
});
