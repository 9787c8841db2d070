import { beforeAll, describe, expect, it } from '@jest/globals';
import { VIDEO_STATUSES, type VideoStatusResponse } from '@clipwright/core/videos';
import {
  call,
  errorOf,
  generated,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  statusOf,
  type TestServer,
  VIDEO_STATUS,
} from '../support/index.js';

let server: TestServer;
let owner: SeededAccount;

beforeAll(async () => {
  server = await startServer({ env: { SYNC_WAIT_SECONDS: '600' } });
  owner = await seedAccount(server.database);
});

const caller = () => ({ origin: server.origin, key: owner.key });
const ask = (query: string) => call(server.origin, { path: `${VIDEO_STATUS}${query}`, key: owner.key });

const FIELDS = [
  'aspect_ratio',
  'completed_at',
  'created_at',
  'credits_used',
  'duration',
  'engine',
  'error',
  'estimated_seconds',
  'expires_at',
  'fps',
  'has_audio',
  'height',
  'mode',
  'progress',
  'prompt',
  'queue_position',
  'resolution',
  'seed',
  'source_video_id',
  'started_at',
  'status',
  'success',
  'video_id',
  'video_model',
  'video_url',
  'warnings',
  'width',
];

describe('the status of a video', () => {
  it.each(VIDEO_STATUSES)('has every field when it is %s, null where there is no value', async (status) => {
    const id = await seedVideo(server.database, owner, { status });
    const body = await statusOf(caller(), id);
    expect(Object.keys(body).sort()).toEqual(FIELDS);
    expect(body).toMatchObject({ success: true, status, video_id: id });
  });

  it('has a video_url and credits while it is completed, and in no other state', async () => {
    for (const status of VIDEO_STATUSES.filter((other) => other !== 'completed')) {
      const body = await statusOf(caller(), await seedVideo(server.database, owner, { status }));
      expect(body).toMatchObject({ video_url: null, credits_used: 0 });
    }
    const body = await statusOf(caller(), await seedVideo(server.database, owner));
    expect(body.video_url).toMatch(new RegExp(`^${server.origin}/media/vid_\\w+-1\\.mp4$`));
    expect(body.credits_used).toBe(1);
  });

  it('says of a failed video that the read worked, and why the video failed', async () => {
    const error = {
      code: 'generation_deadline',
      message: 'The video was not finished within 5 seconds.',
    } as const;
    const answer = await ask(
      `?video_id=${await seedVideo(server.database, owner, { status: 'failed', error })}`,
    );
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ success: true, status: 'failed', error });
  });

  it('progress goes from 0 to 100 in whole percents, and 100 is kept for what is completed', async () => {
    const progressOf = async (status: VideoStatusResponse['status'], progress: number) =>
      (await statusOf(caller(), await seedVideo(server.database, owner, { status, progress }))).progress;
    expect(await progressOf('queued', 0)).toBe(0);
    expect(await progressOf('processing', 0.425)).toBe(42);
    expect(await progressOf('processing', 1)).toBe(99);
    expect(await progressOf('completed', 1)).toBe(100);
  });

  it('times are ISO 8601 in UTC', async () => {
    const body = await statusOf(caller(), await seedVideo(server.database, owner));
    for (const time of [body.created_at, body.started_at, body.completed_at])
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
  });

  it('of a real video goes from queued or processing to completed, with progress that never falls', async () => {
    const seen: VideoStatusResponse[] = [];
    const held = postText(caller(), { prompt: 'a mountain lake at night', resolution: '480p', duration: 4 });
    const id = await firstId('a mountain lake at night');
    while (seen.at(-1)?.status !== 'completed') {
      seen.push(await statusOf(caller(), id));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(generated(await held).video_id).toBe(id);
    const order = seen.map(({ status }) => ['queued', 'processing', 'completed'].indexOf(status));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
    const progress = seen.map((status) => status.progress);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toMatchObject({ progress: 100, credits_used: 4 });
    expect(seen.at(-1)?.started_at).not.toBeNull();
  }, 300_000);
});

async function firstId(prompt: string): Promise<string> {
  for (;;) {
    const [row] = await rowsOf<{ id: string }>(server.database, 'SELECT id FROM videos WHERE prompt = $1', [
      prompt,
    ]);
    if (row !== undefined) return row.id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('an id that is not the own', () => {
  it('gives the same 404 whether it is foreign, unknown or no id at all, byte for byte but for request_id', async () => {
    const foreign = await seedVideo(server.database, await seedAccount(server.database));
    const ids = [
      foreign,
      'vid_0000000000000000000000',
      'vid_',
      'x',
      '-1',
      'constructor',
      'vid_%00',
      '%F0%9F%98%80',
      '%ff',
      'a'.repeat(4_000),
    ];
    const answers = await Promise.all(ids.map((id) => ask(`?video_id=${id}`)));
    for (const answer of answers) errorOf(answer, 'not_found');
    const texts = answers.map((answer) => answer.text.replace(/"request_id":"[^"]+"/, ''));
    expect(new Set(texts).size).toBe(1);
    const heads = answers.map(({ rawHeaders }) =>
      JSON.stringify(rawHeaders.filter(([name]) => !/^(?:x-request-id|date)$/i.test(name))),
    );
    expect(new Set(heads).size).toBe(1);
  });
});

describe('the query', () => {
  it.each([
    '',
    '?video_id',
    '?video_id=',
    '?VIDEO_ID=vid_x',
    '?video_id[]=vid_x',
    '?video_id=vid_x&video_id=vid_x',
    '??video_id=vid_x',
  ])('%j is 400: one video_id is needed', async (query) => {
    expect(errorOf(await ask(query), 'invalid_request').param).toBe('video_id');
  });

  it('other parameters are left alone', async () => {
    const id = await seedVideo(server.database, owner);
    expect((await ask(`?a=1&video_id=${id}&b[]=2`)).status).toBe(200);
  });
});

describe('reading', () => {
  it('is never stored by anybody on the way', async () => {
    const id = await seedVideo(server.database, owner);
    expect((await ask(`?video_id=${id}`)).header('Cache-Control')).toBe('no-store');
  });

  it('by HEAD gives the head of GET and no body', async () => {
    const id = await seedVideo(server.database, owner);
    const answer = await call(server.origin, {
      method: 'HEAD',
      path: `${VIDEO_STATUS}?video_id=${id}`,
      key: owner.key,
    });
    expect({ status: answer.status, length: answer.bytes.length }).toEqual({ status: 200, length: 0 });
  });
});
