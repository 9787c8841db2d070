import { describe, expect, it } from '@jest/globals';
import { openFilesLimit } from './open-files.js';
import { roomWithin } from './room.js';

describe('the room for connections', () => {
  it.each([
    ['of a systemd service', 524_288, 10_000],
    ['of many shells', 20_000, 9_872],
    ['that is usual on Linux', 1_024, 384],
    ['that is usual on macOS', 256, 8],
    ['that is not there', null, 10_000],
  ])('follows the limit of open files %s', (_title, openFiles, connections) => {
    const room = roomWithin({ asked: null, openFiles });
    expect(room).toMatchObject({ connections, downloads: connections / 2 });
    expect(room.complaint === null).toBe(connections >= 1_000);
  });

  it.each([1_024, 4_096, 20_000, 1_048_576])(
    'never takes more than three quarters of %i open files, whatever is asked for',
    (openFiles) => {
      const { connections, downloads } = roomWithin({ asked: 1_000_000, openFiles });
      expect(connections + downloads).toBeLessThanOrEqual(openFiles * 0.75);
    },
  );

  it('is what CONNECTIONS_MAX says, and says so when it can not be', () => {
    expect(roomWithin({ asked: 300, openFiles: 20_000 })).toEqual({
      connections: 300,
      downloads: 150,
      complaint: null,
    });
    expect(roomWithin({ asked: 5_000, openFiles: 4_096 }).complaint).toMatch(
      /4096 files .* 1920 connections .* CONNECTIONS_MAX=5000 .*ulimit -n/,
    );
  });

  it('reads the limit of this process where there is one', () => {
    expect(openFilesLimit() ?? 1_000_000).toBeGreaterThan(100);
  });
});
