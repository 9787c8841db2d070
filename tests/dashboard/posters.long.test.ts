import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { call, rowsOf, startServer, type TestServer, waitUntil } from '../support/index.js';
import { newPerson, type Person } from './support/person.js';

const CLIP = { prompt: 'a red ball rolls by the sea', resolution: '480p', duration: 1, aspect_ratio: '9:16' };

interface Shown {
  readonly video_id: string;
  readonly status: string;
  readonly video_url: string | null;
  readonly poster_url: string | null;
  readonly sheet_url: string | null;
  readonly placeholder: string | null;
}

let server: TestServer;
let person: Person;
let made: Shown;

beforeAll(async () => {
  server = await startServer({ env: { POSTERS: 'on' } });
  person = await newPerson(server.origin);
  made = await make();
});

const look = (id: string): Promise<Shown> => person.tell<Shown>({ path: `/dashboard/videos/${id}` });

const pictured = (id: string): Promise<Shown> =>
  waitUntil({ what: 'the picture' }, async () => {
    const video = await look(id);
    return video.poster_url === null ? null : video;
  });

async function make(): Promise<Shown> {
  const { video_id: id } = await person.tell<Shown>({ path: '/dashboard/videos', body: CLIP });
  return await pictured(id);
}

const fetched = async (path: string | null) => await call(server.origin, { path: path ?? '' });
const jpegOf = (video: Shown): string => video.video_url?.replace('.mp4', '.jpg') ?? '';
const filesOf = async ({ video_id: id }: Shown): Promise<string[]> =>
  (await readdir(join(server.home, 'media'))).filter((name) => name.startsWith(id)).toSorted();

describe('the picture of a video', () => {
  it('is a small WebP that a list shows in place of the file, a JPEG beside it, and a blur until it is there', async () => {
    const [webp, jpeg] = [await fetched(made.poster_url), await fetched(jpegOf(made))];
    expect([webp.status, webp.header('content-type'), webp.bytes.subarray(8, 12).toString()]).toEqual([
      200,
      'image/webp',
      'WEBP',
    ]);
    expect([jpeg.status, jpeg.header('content-type'), jpeg.bytes.readUInt16BE(0)]).toEqual([
      200,
      'image/jpeg',
      0xff_d8,
    ]);
    expect(webp.bytes.byteLength).toBeLessThan(20_000);
    expect(made.placeholder?.length).toBeLessThan(400);
    expect(
      Buffer.from(made.placeholder ?? '', 'base64')
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
  });

  it('has beside it a sheet of sixteen small pictures in one JPEG', async () => {
    const sheet = await fetched(made.sheet_url);
    expect([sheet.status, sheet.header('content-type'), sheet.bytes.readUInt16BE(0)]).toEqual([
      200,
      'image/jpeg',
      0xff_d8,
    ]);
    expect(sheet.bytes.byteLength).toBeLessThan(300_000);
  });

  it('takes room that is counted with that of the video', async () => {
    const counted = await waitUntil({ what: 'the room' }, async () => {
      const [row] = await rowsOf<{ bytes: number; files: number }>(
        server.database,
        `SELECT hold.bytes::int, (video.file_bytes + video.poster_bytes)::int AS files
         FROM storage_holds hold JOIN videos video ON video.id = hold.video_id WHERE video.id = $1`,
        [made.video_id],
      );
      return row?.bytes === row?.files ? row : null;
    });
    const files = [made.poster_url, jpegOf(made), made.sheet_url, made.video_url];
    const answers = await Promise.all(files.map(fetched));
    expect(counted?.bytes).toBe(answers.reduce((sum, { bytes }) => sum + bytes.byteLength, 0));
  });

  it('is taken of a video of an earlier version, which has none, without being asked for', async () => {
    await rowsOf(
      server.database,
      `UPDATE videos SET poster = NULL, poster_bytes = 0, poster_tries = 0 WHERE id = $1`,
      [made.video_id],
    );
    await rowsOf(server.database, `SELECT pg_notify('video_settled', '')`, []);
    expect((await pictured(made.video_id)).poster_url).toBe(made.poster_url);
  });

  it('is taken again, with its sheet, of a video of a version that took no sheets', async () => {
    const { video_id: id } = made;
    const sheetless = `UPDATE videos SET has_sheet = false, poster_tries = 1, poster_bytes = 1 WHERE id = $1`;
    await rowsOf(server.database, sheetless, [id]);
    expect(await look(id)).toMatchObject({ poster_url: made.poster_url, sheet_url: null });
    await rowsOf(server.database, `SELECT pg_notify('video_settled', '')`, []);
    await waitUntil({ what: 'the sheet' }, async () => (await look(id)).sheet_url === made.sheet_url);
  });

  it('does not stand between a video and its 200: a file that gives no picture is told as completed, and stays so', async () => {
    const { video_id: id, video_url: url } = await make();
    const file = join(server.home, 'media', url?.replace('/media/', '') ?? '');
    await writeFile(file, Buffer.alloc((await stat(file)).size));
    await rowsOf(server.database, `UPDATE videos SET poster = NULL, poster_tries = 0 WHERE id = $1`, [id]);
    await rowsOf(server.database, `SELECT pg_notify('video_settled', '')`, []);
    await waitUntil({ what: 'the try' }, () => server.stderr().includes('no picture could be taken'));
    expect(await look(id)).toMatchObject({ status: 'completed', video_url: url, poster_url: null });
    expect((await fetched(url)).status).toBe(200);
  });

  it('goes with the video: its address and its files, from the moment that it is deleted', async () => {
    expect(await filesOf(made)).toHaveLength(4);
    await person.tell({ method: 'DELETE', path: `/dashboard/videos/${made.video_id}` });
    const answers = await Promise.all([made.poster_url, jpegOf(made), made.sheet_url].map(fetched));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await filesOf(made)).toHaveLength(4);
    await person.tell({ method: 'DELETE', path: `/dashboard/trash/${made.video_id}` });
    expect(await filesOf(made)).toEqual([]);
  });

  it('is served as long as the file may be, and no longer', async () => {
    const video = await make();
    await rowsOf(server.database, `UPDATE videos SET damaged_at = now(), status = 'expired' WHERE id = $1`, [
      video.video_id,
    ]);
    const answers = await Promise.all([video.poster_url, video.sheet_url].map(fetched));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});
