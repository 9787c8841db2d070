import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, call, rowsOf, startServer, type TestServer, waitUntil } from '../support/index.js';
import { accountIdOf, newOperator } from './support/operator.js';
import { newPerson, type Person } from './support/person.js';

const CLIP = { prompt: 'a "red" ball <by> the sea', resolution: '480p', duration: 1, aspect_ratio: '9:16' };
const TITLE = 'Look: a "red" ball <by> the sea';

interface Shared {
  readonly share: { link: string; title: string | null; expires_at: string | null } | null;
}
interface Video {
  readonly video_id: string;
  readonly status: string;
  readonly video_url: string | null;
  readonly poster_url: string | null;
  readonly expires_at: string;
}

let server: TestServer;
let person: Person;
let video: Video;
let path: string;

beforeAll(async () => {
  server = await startServer({ env: { POSTERS: 'on' } });
  person = await newPerson(server.origin);
  video = await make();
});

beforeEach(async () => {
  await rowsOf(server.database, `UPDATE accounts SET active = true`, []);
  await rowsOf(server.database, `UPDATE videos SET status = 'completed', file = $2 WHERE id = $1`, [
    video.video_id,
    video.video_url?.replace('/media/', ''),
  ]);
  path = pathOf(await share({ days: 7, title: TITLE }));
});

async function make(): Promise<Video> {
  const { video_id: id } = await person.tell<Video>({ path: '/dashboard/videos', body: CLIP });
  return await waitUntil({ what: 'the video and its picture' }, async () => {
    const made = await person.tell<Video>({ path: `/dashboard/videos/${id}` });
    return made.poster_url === null ? null : made;
  });
}

const at = (): string => `/dashboard/videos/${video.video_id}/share`;
const share = (body: object): Promise<Shared> => person.tell<Shared>({ method: 'PUT', path: at(), body });
const pathOf = ({ share: made }: Shared): string => new URL(made?.link ?? '').pathname;
const look = (under = '', headers: readonly (readonly [string, string])[] = []): Promise<Answer> =>
  call(server.origin, { path: `${path}${under}`, headers });

/** What strangers get of the page and of both files. */
const statuses = async (): Promise<number[]> =>
  (await Promise.all(['', '/video.mp4', '/poster.jpg'].map((under) => look(under)))).map(
    ({ status }) => status,
  );

describe('the link to a video', () => {
  it('shows title and player to people without an account, and messengers a card, without script and unlisted', async () => {
    const page = await look();
    const { status, text } = page;
    expect(status).toBe(200);
    expect(text).toContain('<h1>Look: a &quot;red&quot; ball &lt;by&gt; the sea</h1>');
    expect(text).toContain(`<meta property="og:image" content="${server.origin}${path}/poster.jpg">`);
    expect(text).toContain(`<meta property="og:video" content="${server.origin}${path}/video.mp4">`);
    expect(text).toContain('<meta property="og:video:height" content="854">');
    expect(text).not.toMatch(/<script|<style| style=/);
    expect(page.header('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect([page.header('x-robots-tag'), page.header('cache-control')]).toEqual([
      'noindex, nofollow',
      'private, no-store',
    ]);
    expect((await call(server.origin, { path: '/s/style.css' })).header('content-type')).toContain(
      'text/css',
    );
  });

  it('has its media under a path of its own: nothing that it answers tells the name of the file', async () => {
    const answers = await Promise.all(['', '/video.mp4', '/poster.jpg'].map((under) => look(under)));
    expect(answers.map((answer) => answer.header('content-type'))).toEqual([
      'text/html; charset=utf-8',
      'video/mp4',
      'image/jpeg',
    ]);
    for (const answer of answers)
      expect(`${JSON.stringify(answer.rawHeaders)}${answer.bytes.toString('latin1')}`).not.toContain(
        video.video_id,
      );
  });

  it('sends a part of the video where one is asked for, and nothing to whoever has it already', async () => {
    const part = await look('/video.mp4', [['Range', 'bytes=0-99']]);
    expect([part.status, part.bytes.byteLength]).toEqual([206, 100]);
    expect(part.header('content-range')).toMatch(/^bytes 0-99\/\d+$/);
    expect((await look('/video.mp4', [['Range', 'bytes=99999999-']])).status).toBe(416);
    const tag = part.header('etag') ?? '';
    expect((await look('/video.mp4', [['If-None-Match', tag]])).status).toBe(304);
    expect((await call(server.origin, { method: 'HEAD', path: `${path}/video.mp4` })).status).toBe(200);
  });

  it('tells nothing of the prompt but the title that its owner gave it', async () => {
    await share({ days: 7, title: null });
    const { text } = await look();
    expect(text).toContain('<h1>A video</h1>');
    expect(text).not.toContain('ball');
  });

  it('stays the same when its terms change, and is never good for longer than the video is kept', async () => {
    const longest = await share({ days: 365, title: null });
    expect([pathOf(longest), longest.share?.expires_at]).toEqual([path, video.expires_at]);
    expect((await share({ days: null, title: null })).share?.expires_at).toBe(video.expires_at);
    expect((await person.tell<Shared>({ path: at() })).share?.link).toBe(`${server.origin}${path}`);
  });

  it('ends when it is taken back, for good: the next one is another', async () => {
    expect(await statuses()).toEqual([200, 200, 200]);
    await person.tell({ method: 'DELETE', path: at() });
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(await person.tell({ path: at() })).toEqual({ share: null });
    expect((await person.ask({ method: 'DELETE', path: at() })).status).toBe(404);
    expect(pathOf(await share({ days: 1 }))).not.toBe(path);
  });

  it.each([
    ['its time is over', `UPDATE video_shares SET expires_at = now() WHERE video_id = $1`],
    ['its video has expired', `UPDATE videos SET status = 'expired', file = NULL WHERE id = $1`],
    [
      'its account may not act any more',
      `UPDATE accounts SET active = false WHERE id = (SELECT account_id FROM videos WHERE id = $1)`,
    ],
  ])('ends when %s', async (_, change) => {
    await rowsOf(server.database, change, [video.video_id]);
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('is told in the audit log when it is made and when it is taken back, without what would open it', async () => {
    await person.tell({ method: 'DELETE', path: at() });
    const operator = await newOperator(server.origin, server.database);
    const log = await operator.ask({
      path: `/dashboard/operator/audit?text=${encodeURIComponent(person.email)}`,
    });
    const { entries } = log.json as { entries: { action: string; details: { video_id: string } }[] };
    const told = entries.filter(({ details }) => details.video_id === video.video_id);
    expect(told.map(({ action }) => action).slice(0, 2)).toEqual(['video.unshared', 'video.shared']);
    expect(log.text).not.toContain(path.slice('/s/'.length));
  });

  it('is for the owner alone to make, to read and to end, and only for a video that can be seen', async () => {
    const other = await newPerson(server.origin);
    const body = { days: 1 };
    const refused = await Promise.all([
      other.ask({ method: 'PUT', path: at(), body }),
      other.ask({ path: at() }),
      other.ask({ method: 'DELETE', path: at() }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    await rowsOf(server.database, `UPDATE videos SET status = 'expired', file = NULL WHERE id = $1`, [
      video.video_id,
    ]);
    expect((await person.ask({ method: 'PUT', path: at(), body })).status).toBe(409);
    expect((await person.ask({ method: 'PUT', path: at(), body: { days: 400 } })).status).toBe(400);
    expect(await accountIdOf(server.database, other.email)).not.toBe('');
  });

  it('that nobody made is a page of ours for readers, and tells nothing', async () => {
    const html = [['Accept', 'text/html']] as const;
    for (const unknown of ['/s/nobody', `/s/${'a'.repeat(32)}`]) {
      const answer = await call(server.origin, { path: unknown, headers: html });
      expect([answer.status, answer.header('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.text).toContain('This video is not shown any more');
      const french = await call(server.origin, { path: unknown, headers: [['Accept-Language', 'fr-CH']] });
      expect(french.text).toContain('Cette vidéo n&#39;est plus montrée');
      expect((await call(server.origin, { path: `${unknown}/video.mp4` })).status).toBe(404);
    }
  });

  it('ends with its video, and with its account from the moment that its end is asked for', async () => {
    const [first, theirs] = [path, person];
    await person.tell({ method: 'DELETE', path: `/dashboard/videos/${video.video_id}` });
    expect(await statuses()).toEqual([404, 404, 404]);
    video = await make();
    path = pathOf(await share({ days: null }));
    await theirs.tell({ path: '/dashboard/account/delete', body: { email: theirs.email } });
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(first).not.toBe(path);
  });
});
