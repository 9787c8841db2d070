import {
  type Answer,
  postText,
  rowsOf,
  type SeededAccount,
  SHORT_CLIP,
  type TestServer,
  waitUntil,
} from '../support/index.js';

/** Ten seconds at 1080p: a worker is at it for a while. */
export const LONG_CLIP = {
  prompt: 'waves break on black rocks',
  video_model: 'modelb3',
  resolution: '1080p',
  duration: 10,
};

/** How a video went, in the order in which workers took them; those that wait come last. */
export interface Taken {
  readonly id: string;
  readonly account: string;
  readonly status: string;
  readonly attempt: number;
  readonly startedAt: Date | null;
}

const READ = `
  SELECT id, account_id AS account, status, attempt, started_at AS "startedAt" FROM videos ORDER BY started_at NULLS LAST, created_at`;

export const allTaken = async ({ database }: TestServer): Promise<Taken[]> =>
  await rowsOf<Taken>(database, READ);

/** Posts a generation that is answered once it is admitted, and gives the video's id. */
export async function admit(
  { origin }: TestServer,
  { key }: SeededAccount,
  body: object = SHORT_CLIP,
): Promise<string> {
  const answer: Answer = await postText({ origin, key }, body, { headers: [['Prefer', 'respond-async']] });
  if (answer.status !== 202) throw new Error(`Expected an admission, got ${answer.status}: ${answer.text}`);
  return (answer.json as { video_id: string }).video_id;
}

/** Several, one after another. */
export async function admitMany(
  server: TestServer,
  account: SeededAccount,
  count: number,
  body: object = SHORT_CLIP,
): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await admit(server, account, body));
  return ids;
}

/** Waits until the videos are as asked, looking at them as they are taken. */
export async function untilVideos(
  server: TestServer,
  what: string,
  holds: (videos: Taken[]) => boolean,
): Promise<Taken[]> {
  return await waitUntil({ what, withinMs: 120_000, everyMs: 50 }, async () => {
    const videos = await allTaken(server);
    return holds(videos) ? videos : null;
  });
}

export const inTheMaking = (videos: readonly Taken[]): Taken[] =>
  videos.filter(({ status }) => status === 'processing');
export const started = (videos: readonly Taken[]): Taken[] =>
  videos.filter(({ startedAt }) => startedAt !== null);
export const isSettled = ({ status }: Taken): boolean => status !== 'queued' && status !== 'processing';
