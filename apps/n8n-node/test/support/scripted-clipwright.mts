import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { atEndOfFile } from '../../../../tests/support/index.js';

/** A video of the script, as the status tells it. */
interface ScriptedVideo {
  readonly video_id: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  status: 'processing' | 'completed' | 'failed' | 'canceled';
  /** How often its status was asked for. */
  looks: number;
}

/** A server whose videos are made when the test says so. */
export interface ScriptedClipwright {
  readonly origin: string;
  /** In the order in which they were asked for. */
  readonly videos: readonly ScriptedVideo[];
  /** Generations that were sent, those of a known key and those refused too. */
  readonly posts: () => number;
  /** The window is full once so many videos are there, for so long from the first refusal on. */
  readonly fillAfter: (videos: number, waitSeconds: number) => void;
}

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly retryAfter?: number;
}

const WINDOW = { limit: 1000, remaining: 1000, window_seconds: 60, reset_in_seconds: 60 };
const NOT_FOUND = {
  status: 404,
  body: { success: false, error: 'There is no such video.', code: 'not_found' },
};
const REFUSED = {
  status: 400,
  body: { success: false, error: 'It may not be made.', code: 'invalid_request' },
};
const FULL = { status: 429, body: { success: false, error: 'The window is full.', code: 'rate_limited' } };

/** Takes every prompt but "refused" on at once. Ends with the test file. */
export async function startScriptedClipwright(): Promise<ScriptedClipwright> {
  const videos: ScriptedVideo[] = [];
  let posts = 0;
  let full = { from: Infinity, waitSeconds: 0, endsAtMs: Infinity };
  const refuses = () => {
    if (videos.length < full.from || Date.now() >= full.endsAtMs) return false;
    full.endsAtMs = Math.min(full.endsAtMs, Date.now() + full.waitSeconds * 1000);
    return true;
  };
  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? '/', 'http://script');
    if (request.method === 'POST') {
      posts += 1;
      if (refuses()) return { ...FULL, retryAfter: full.waitSeconds };
      return generation(videos, request);
    }
    if (request.method === 'DELETE') return deletion(videos, url);
    return url.pathname.endsWith('/account') ? account() : statusOf(videos, url);
  };
  const server = createServer((request, response) => {
    void answerTo(request).then((answer) => send(response, answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    videos,
    posts: () => posts,
    fillAfter: (from, waitSeconds) => (full = { from, waitSeconds, endsAtMs: Infinity }),
  };
}

async function generation(videos: ScriptedVideo[], request: IncomingMessage): Promise<Answer> {
  const body = (await json(request)) as Record<string, unknown>;
  if (body['prompt'] === 'refused') return REFUSED;
  const key = String(request.headers['idempotency-key']);
  const known = videos.find((video) => video.key === key);
  const video = known ?? newVideo(videos, { key, body });
  return { status: 202, body: { success: true, video_id: video.video_id, status: video.status } };
}

function newVideo(videos: ScriptedVideo[], asked: Pick<ScriptedVideo, 'key' | 'body'>): ScriptedVideo {
  const video = { ...asked, video_id: `vid_${videos.length}`, status: 'processing' as const, looks: 0 };
  videos.push(video);
  return video;
}

function deletion(videos: ScriptedVideo[], { pathname }: URL): Answer {
  const video = videos.find(({ video_id: id }) => pathname.endsWith(`/${id}`));
  if (video === undefined) return NOT_FOUND;
  video.status = 'canceled';
  return { status: 200, body: { success: true, video_id: video.video_id, status: 'canceled' } };
}

function statusOf(videos: ScriptedVideo[], { searchParams }: URL): Answer {
  const video = videos.find(
    ({ video_id: id, key }) =>
      id === searchParams.get('video_id') || key === searchParams.get('idempotency_key'),
  );
  if (video === undefined) return NOT_FOUND;
  video.looks += 1;
  const made = video.status === 'completed' ? `http://script/${video.video_id}.mp4` : null;
  const { video_id: id, status } = video;
  return {
    status: 200,
    body: {
      success: true,
      video_id: id,
      status,
      video_url: made,
      warnings: [],
      error: null,
      credits_used: 1,
    },
  };
}

function account(): Answer {
  const resetAt = new Date(Date.now() + 60_000).toISOString();
  return { status: 200, body: { success: true, rate_limit: { ...WINDOW, reset_at: resetAt } } };
}

function send(response: ServerResponse, { status, body, retryAfter }: Answer): void {
  const reset = Math.ceil(Date.now() / 1000) + 60;
  const headers = {
    'Content-Type': 'application/json',
    'X-RateLimit-Limit': '1000',
    'X-RateLimit-Remaining': '1000',
    'X-RateLimit-Reset': String(reset),
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
