import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskStorage } from '@clipwright/engines/files';
import { Log } from '../logging/log.js';
import { PrivateFiles } from './private-files.js';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'private-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const config = () => ({
  dir: join(home, 'media'),
  s3: null,
  former: null,
  redirectSeconds: 0,
  mediaUrl: null,
  tempDir: join(home, 'tmp', 'host'),
  maxBytes: null,
  accountPercent: 100,
  reserveBytes: 0,
});
const rights = async (...path: string[]) => ((await stat(join(home, ...path))).mode & 0o777).toString(8);

describe('media on the disk', () => {
  it("are for the server's account alone, in a folder that is", async () => {
    const storage = new DiskStorage(config());
    await storage.putBytes('img_1.jpg', Buffer.from('image'));
    await writeFile(join(home, 'made.mp4'), 'video', { mode: 0o644 });
    await storage.put('vid_1.mp4', join(home, 'made.mp4'));
    expect([
      await rights('media'),
      await rights('media', 'img_1.jpg'),
      await rights('media', 'vid_1.mp4'),
      await rights('media', '.clipwright'),
    ]).toEqual(['700', '600', '600', '600']);
  });

  it('that an earlier version left open are closed at the start', async () => {
    await mkdir(join(home, 'media'), { mode: 0o755 });
    await mkdir(join(home, 'tmp', 'host'), { recursive: true, mode: 0o755 });
    await writeFile(join(home, 'media', 'vid_1.mp4'), 'video', { mode: 0o644 });
    await chmod(join(home, 'media'), 0o755);
    await new PrivateFiles(config(), new Log('error')).onModuleInit();
    expect([await rights('media'), await rights('tmp'), await rights('tmp', 'host')]).toEqual([
      '700',
      '700',
      '700',
    ]);
    while ((await rights('media', 'vid_1.mp4')) !== '600') await sleep(2);
  });
});
