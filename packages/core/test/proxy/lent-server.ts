/** The key that callers must never see. */
export const SERVER_KEY = 'cw_server_key_that_nobody_else_may_see';
export const FILE = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);

/** What reached the server. */
export interface Seen {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
  readonly signal: AbortSignal;
}

interface Lent {
  readonly id: string;
  readonly key: string | null;
}

const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Set-Cookie': 'server=1',
      'X-RateLimit-Remaining': '3',
      ...headers,
    },
  });

const refusal = (status: number, code: string, more: object = {}): Response =>
  json(status, {
    success: false,
    error: `Says the server: ${code}.`,
    code,
    param: null,
    request_id: 'req_1',
    ...more,
  });

/** A Clipwright server as a handler of requests; `next` answers the next generation in its place. */
export class LentServer {
  readonly seen: Seen[] = [];
  readonly videos: Lent[] = [];
  next: ((seen: Seen) => Response | Promise<Response>) | null = null;

  readonly answer = async (request: Request): Promise<Response> => {
    const { method, headers, signal } = request;
    const seen = { method, url: new URL(request.url), headers, body: await request.text(), signal };
    this.seen.push(seen);
    const path = seen.url.pathname;
    if (/^\/media\/vid_\d+\.mp4$/.test(path)) return this.file(seen);
    const isKnown = headers.get('authorization') === `Bearer ${SERVER_KEY}`;
    return isKnown
      ? this.keyed(seen, path)
      : refusal(path.startsWith('/media/') ? 404 : 401, 'invalid_api_key');
  };

  /** Takes the place of fetch. */
  readonly fetch: typeof fetch = (url, init) => this.answer(new Request(url, init));

  private keyed(seen: Seen, path: string): Response | Promise<Response> {
    const { method } = seen;
    if (method === 'POST') return this.generate(seen);
    if (method === 'DELETE') return this.remove(path.split('/').at(-1) ?? '');
    if (path.endsWith('/models')) return json(200, { success: true, models: [], operator: 'root@inside' });
    return path.endsWith('/video-status.php')
      ? this.status(seen.url.searchParams)
      : refusal(404, 'not_found');
  }

  private async generate(seen: Seen): Promise<Response> {
    const { next } = this;
    this.next = null;
    if (next !== null) return next(seen);
    const key = seen.headers.get('idempotency-key');
    const known = this.videos.find((video) => key !== null && video.key === key);
    const made = known ?? { id: `vid_${this.videos.length + 1}`, key };
    if (known === undefined) this.videos.push(made);
    if (seen.headers.get('prefer') === 'respond-async')
      return json(
        202,
        { success: true, video_id: made.id, status: 'queued' },
        { 'Preference-Applied': 'respond-async' },
      );
    return json(
      200,
      {
        success: true,
        video_id: made.id,
        video_url: addressOf(made.id),
        credits_used: 5,
        account_email: 'root@inside',
      },
      known === undefined ? {} : { 'Idempotency-Replayed': 'true' },
    );
  }

  private status(query: URLSearchParams): Response {
    const [id, key] = [query.get('video_id'), query.get('idempotency_key')];
    const video = this.videos.find((one) => one.id === id || (key !== null && one.key === key));
    if (video === undefined) return refusal(404, 'not_found');
    return json(200, {
      success: true,
      video_id: video.id,
      status: 'completed',
      progress: 100,
      video_url: addressOf(video.id),
      credits_used: 5,
      prompt: 'a boat',
      warnings: [],
      error: null,
    });
  }

  private remove(id: string): Response {
    return json(200, { success: true, video_id: id, status: 'deleted' });
  }

  private file({ method, headers }: Seen): Response {
    const shared = {
      'Content-Type': 'video/mp4',
      'Accept-Ranges': 'bytes',
      ETag: '"e1"',
      'Set-Cookie': 'server=1',
    };
    if (headers.get('if-none-match') === '"e1"') return new Response(null, { status: 304, headers: shared });
    const range = /^bytes=(\d+)-(\d+)$/.exec(headers.get('range') ?? '');
    const [from, to] = range === null ? [0, FILE.length - 1] : [Number(range[1]), Number(range[2])];
    if (to >= FILE.length) return refusalOfRange();
    const part = FILE.slice(from, to + 1);
    const answer = new Response(method === 'HEAD' ? null : part, {
      status: range === null ? 200 : 206,
      headers: { ...shared, 'Content-Length': String(part.length) },
    });
    if (range !== null) answer.headers.set('Content-Range', `bytes ${from}-${to}/${FILE.length}`);
    return answer;
  }
}

const addressOf = (id: string): string => `https://inside.example.net/media/${id}.mp4`;

function refusalOfRange(): Response {
  const answer = refusal(416, 'range_not_satisfiable');
  answer.headers.set('Content-Range', `bytes */${FILE.length}`);
  return answer;
}

export { json, refusal };
