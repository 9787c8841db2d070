import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { call, seedVideo, startServer, type TestServer, waitUntil } from '../support/index.js';
import { accountIdOf } from './support/operator.js';
import { newPerson, type Person } from './support/person.js';

const CLIP = { prompt: 'a red ball: 100% by the sea', resolution: '480p', duration: 1, aspect_ratio: '9:16' };

interface Shown {
  readonly video_id: string;
  readonly status: string;
  readonly video_url: string;
}

let server: TestServer;
let person: Person;
let made: Shown;
let failed: string;

beforeAll(async () => {
  server = await startServer();
  person = await newPerson(server.origin);
  const accountId = await accountIdOf(server.database, person.email);
  const { video_id: id } = await person.tell<Shown>({ path: '/dashboard/videos', body: CLIP });
  made = await waitUntil({ what: 'the video' }, async () => {
    const video = await person.tell<Shown>({ path: `/dashboard/videos/${id}` });
    return video.status === 'completed' ? video : null;
  });
  failed = await seedVideo(
    server.database,
    { accountId, email: '', key: '' },
    {
      status: 'failed',
      prompt: 'a blue_kite in the wind',
    },
  );
});

const found = async (query: string): Promise<string[]> => {
  const { videos } = await person.tell<{ videos: Shown[] }>({ path: `/dashboard/videos?${query}` });
  return videos.map(({ video_id: id }) => id);
};

describe('the videos of an account', () => {
  it.each([
    ['words=SEA%20ball', () => [made.video_id]],
    ['words=100%25', () => [made.video_id]],
    ['words=blue_', () => [failed]],
    ['words=_', () => [failed]],
    ['words=a', () => [failed, made.video_id]],
    ['words=sea%20kite', () => []],
    ['ratio=9:16', () => [made.video_id]],
    ['model=modelb3', () => []],
    ['status=failed&words=kite&model=modela2', () => [failed]],
    ['mode=image', () => []],
    ['words=&ratio=9:16', () => [made.video_id]],
  ])('are found by %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected());
  });

  it.each(['ratio=2:1', 'model=other', 'words=a&words=b', `words=${'a'.repeat(201)}`])(
    'are not looked for by what nothing is filtered by: %s',
    async (query) => {
      expect((await person.ask({ path: `/dashboard/videos?${query}` })).status).toBe(400);
    },
  );
});

describe('a zip of videos', () => {
  const zipped = (ids: readonly string[], who = person) =>
    who.ask({ path: `/dashboard/videos.zip?ids=${ids.join(',')}` });

  it('has the files of those that have one, byte for byte, under names that tell what they are', async () => {
    const answer = await zipped([failed, made.video_id, 'vid_nobodyhasthis']);
    expect([answer.status, answer.header('content-type')]).toEqual([200, 'application/zip']);
    const folder = mkdtempSync(join(tmpdir(), 'clipwright-zip-'));
    try {
      writeFileSync(join(folder, 'videos.zip'), answer.bytes);
      const script =
        'import sys, zipfile\nwith zipfile.ZipFile(sys.argv[1]) as z:\n  assert z.testzip() is None\n  [name] = z.namelist()\n  sys.stderr.write(name)\n  sys.stdout.buffer.write(z.read(name))';
      const bytes = execFileSync('python3', ['-c', script, join(folder, 'videos.zip')], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const { bytes: file } = await call(server.origin, { path: made.video_url });
      expect(bytes.equals(file)).toBe(true);
      expect(answer.bytes.toString('latin1')).toContain(`a red ball 100 by the sea ${made.video_id}.mp4`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("is refused for nothing, for too many, and for somebody else's", async () => {
    const other = await newPerson(server.origin);
    expect((await zipped([made.video_id], other)).status).toBe(404);
    expect((await zipped([failed])).status).toBe(404);
    expect((await person.ask({ path: '/dashboard/videos.zip' })).status).toBe(400);
    expect((await zipped(Array.from({ length: 51 }, (_, n) => `vid_${n}`))).status).toBe(400);
    expect((await call(server.origin, { path: `/dashboard/videos.zip?ids=${made.video_id}` })).status).toBe(
      401,
    );
  });
});
