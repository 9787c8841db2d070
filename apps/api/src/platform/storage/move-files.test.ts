import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskStorage } from '@clipwright/engines/files';
import { NoMediaLinks, PublicMediaLinks } from './media-links.js';
import { moveFiles } from './move-files.js';
import { LinksOnceMoved, StorageWithFormer } from './with-former.js';

let home: string;
let from: DiskStorage;
let to: DiskStorage;

const FILES = ['img_1.png', 'vid_1-1.mp4', 'vid_2-1.mp4'];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'moving-'));
  from = new DiskStorage({ dir: join(home, 'from') });
  to = new DiskStorage({ dir: join(home, 'to') });
  for (const key of FILES) await from.putBytes(key, Buffer.from(`what is in ${key}`));
});
afterEach(() => rm(home, { recursive: true }));

const move = (storage = to) => moveFiles({ from, to: storage, tempDir: home, onFile: () => undefined });
const textOf = async (storage: DiskStorage, key: string) =>
  Buffer.from(await storage.readAll(key)).toString();

describe('moving files to another storage', () => {
  it('copies each, and takes nothing away', async () => {
    expect(await move()).toEqual({ copied: 3, bytes: 64, present: 0, gone: 0 });
    for (const key of FILES) expect(await textOf(to, key)).toBe(await textOf(from, key));
    expect((await readdir(home)).toSorted()).toEqual(['from', 'to']);
  });

  it('goes on where an earlier run was ended', async () => {
    await to.putBytes('vid_1-1.mp4', await from.readAll('vid_1-1.mp4'));
    await from.putBytes('vid_3-1.mp4', Buffer.from('made meanwhile'));
    expect(await move()).toMatchObject({ copied: 3, present: 1 });
    expect(await move()).toMatchObject({ copied: 0, present: 4 });
  });

  it('believes no storage that gives something else back than it was sent', async () => {
    class Lying extends DiskStorage {
      override async put(key: string, localFile: string): Promise<void> {
        await super.put(key, localFile);
        const { length } = await this.readAll(key);
        await super.putBytes(key, Buffer.alloc(length));
      }
    }
    const lying = new Lying({ dir: join(home, 'to') });
    await expect(move(lying)).rejects.toThrow('came back otherwise than it was sent');
    expect((await readdir(join(home, 'to'))).filter((name) => FILES.includes(name))).toEqual([]);
  });
});

describe('a storage with a former one behind it', () => {
  let both: StorageWithFormer;
  beforeEach(() => {
    both = new StorageWithFormer(to, from);
  });

  it('finds what was not moved yet, and writes to the new one alone', async () => {
    await both.putBytes('vid_9-1.mp4', Buffer.from('new'));
    expect(await buffer(both.read('vid_1-1.mp4', { start: 8, end: 9 }))).toEqual(Buffer.from('in'));
    expect(Buffer.from(await both.readAll('vid_9-1.mp4')).toString()).toBe('new');
    expect(await both.missingAmong([...FILES, 'vid_9-1.mp4', 'vid_0-1.mp4'])).toEqual(['vid_0-1.mp4']);
    expect([await from.stat('vid_9-1.mp4'), await both.stat('vid_0-1.mp4')]).toEqual([null, null]);
  });

  it('removes a file from both: else a deleted video would be found again', async () => {
    await move();
    await both.remove('vid_1-1.mp4');
    expect(await both.stat('vid_1-1.mp4')).toBeNull();
  });

  it('is swept only when both are there: a folder that is not mounted has lost nothing', async () => {
    expect(await both.isFamiliar()).toBe(false);
    await both.putBytes('vid_9-1.mp4', Buffer.from('new'));
    expect(await both.isFamiliar()).toBe(true);
    const unmounted = new DiskStorage({ dir: join(home, 'unmounted') });
    expect(await new StorageWithFormer(to, unmounted).isFamiliar()).toBe(false);
  });

  it('sends a viewer elsewhere only for what was moved', async () => {
    const links = new LinksOnceMoved(new PublicMediaLinks('https://cdn.example.com'), to);
    expect(await links.linkTo('vid_1-1.mp4')).toBeNull();
    await move();
    expect(await links.linkTo('vid_1-1.mp4')).toBe('https://cdn.example.com/vid_1-1.mp4');
    expect(await new LinksOnceMoved(new NoMediaLinks(), to).linkTo('vid_1-1.mp4')).toBeNull();
  });
});
