import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfFile } from '../../../../tests/support/index.js';

type Video = Readonly<Record<string, unknown>> & { readonly video_id: string };

const SHOWN = {
  success: true,
  progress: 100,
  video_model: 'modela2',
  prompt: 'a red ball rolls',
  mode: 'text',
  warnings: [],
  error: null,
};

/** The list route of a Clipwright and its files, as a script plays them; ends with the test file. */
export class SettlingServer {
  /** In the order of their ends; a cursor is how many of them were read. */
  readonly #settled: Video[] = [];
  readonly #requests: URLSearchParams[] = [];
  /** Which account the cursors are of. */
  account = 'a';
  /** What to answer in place of a list; null: the list. */
  trouble: { readonly status: number; readonly body: object } | null = null;
  /** Files whose answers break. */
  readonly brokenFiles = new Set<string>();
  /** As servers were before they knew of `settled_since`. */
  isOld = false;
  #origin = '';

  static async start(): Promise<SettlingServer> {
    const played = new SettlingServer();
    const server = createServer((request, response) => played.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    atEndOfFile(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
    played.#origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return played;
  }

  get origin(): string {
    return this.#origin;
  }

  /** What was asked of the list, oldest first. */
  get asked(): readonly Record<string, string>[] {
    return this.#requests.map((query) => Object.fromEntries(query));
  }

  /** Brings a video to an end, and gives its id. */
  settle(status: string, more: Readonly<Record<string, unknown>> = {}): string {
    const id = `vid_${this.#settled.length}`;
    const url = status === 'completed' ? `${this.#origin}/media/${id}.mp4` : null;
    this.#settled.push({ ...SHOWN, video_id: id, status, video_url: url, ...more });
    return id;
  }

  #answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(url, this.#origin);
    if (pathname.startsWith('/media/')) return this.#file(pathname, response);
    this.#requests.push(searchParams);
    const { status, body } = this.trouble ?? this.#list(searchParams);
    const known = headers.authorization === 'Bearer key';
    response.writeHead(known ? status : 401, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  #file(pathname: string, response: ServerResponse): void {
    if (this.brokenFiles.has(pathname.slice('/media/'.length, -'.mp4'.length)))
      return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'video/mp4' }).end('ftypisom');
  }

  #list(query: URLSearchParams): { status: number; body: object } {
    const since = query.get('settled_since');
    const limit = Number(query.get('limit'));
    const fits = (video: Video) => video['status'] === (query.get('status') ?? video['status']);
    if (since === null || this.isOld)
      return page(this.#settled.toReversed().filter(fits).slice(0, limit), null);
    const from = since === '' ? this.#settled.length : this.#place(since);
    if (from === null) return REFUSED;
    const videos = this.#settled.slice(from).filter(fits).slice(0, limit);
    const last =
      videos.length === limit ? this.#settled.indexOf(videos[limit - 1]!) + 1 : this.#settled.length;
    return page(videos, `${this.account}${last}`);
  }

  #place(cursor: string): number | null {
    return cursor.startsWith(this.account) ? Number(cursor.slice(this.account.length)) : null;
  }
}

const page = (videos: readonly Video[], cursor: string | null) => ({
  status: 200,
  body: { success: true, videos, next_cursor: cursor },
});

const REFUSED = {
  status: 400,
  body: {
    success: false,
    error: 'settled_since takes the next_cursor of an earlier answer.',
    code: 'invalid_request',
    param: 'settled_since',
    request_id: 'req_1',
  },
};
