import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  rateLimitHeaders,
  rateLimitRefusal,
  tellWindow,
  type WindowReading,
  type WindowRule,
} from '../../src/limiter/index.js';

/** What goes wrong with one generation request. */
export type Fault =
  | 'none'
  | 'drop_before_admission'
  | 'drop_after_admission'
  | 'close_mid_body'
  | 'garbage'
  | 'success_without_video'
  | 'success_without_url'
  | 'failure_with_200'
  | 'bad_gateway'
  | 'internal_error'
  | 'refuse'
  | 'hold_too_long'
  | 'no_headers'
  | 'mad_headers'
  | 'status_drops'
  | 'hang';

export interface FaultyServerOptions {
  readonly now: () => number;
  readonly rule: WindowRule;
  /** The fault of the nth generation request, counted from 0. */
  readonly fault?: (n: number) => Fault;
  /** Whether the server has /account and lookup by key, as ours has and interface.md alone has not. */
  readonly additions?: boolean;
  /** How far this server's clock is ahead of the client's. */
  readonly skewMs?: number;
  /** How often a status is `processing` before it is `completed`. */
  readonly looks?: number;
}

interface Made {
  readonly videoId: string;
  readonly body: string;
  looks: number;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly body: string;
}

/** A real HTTP server on loopback with an exact window of its own, which misbehaves as told. */
export class FaultyServer {
  readonly made = new Map<string, Made>();
  readonly seen: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[] = [];
  /** Requests turned away because the window really was full. */
  overWindow = 0;
  private posts = 0;
  private statusDrops = 0;
  private places: { id: string; atMs: number }[] = [];
  private readonly server = createServer((request, response) => void this.receive(request, response));

  private readonly options: FaultyServerOptions;

  constructor(options: FaultyServerOptions) {
    this.options = { ...options, now: () => options.now() + (options.skewMs ?? 0) };
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this.baseUrl;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  count(method: string, path: string): number {
    return this.seen.filter((one) => one.method === method && one.path === path).length;
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const url = new URL(request.url ?? '/', this.baseUrl);
    const body = Buffer.concat(parts).toString();
    const exchange = { request, response, url, body };
    this.seen.push({ method: request.method ?? '', path: url.pathname, headers: request.headers, body });
    if (request.method === 'POST') return this.generate(exchange);
    if (url.pathname.endsWith('/video-status.php')) return this.status(exchange);
    return url.pathname.endsWith('/account') ? this.account(exchange) : this.answer(response, 404, notFound);
  }

  private generate(exchange: Exchange): void {
    const fault = this.options.fault?.(this.posts) ?? 'none';
    this.posts += 1;
    const early = beforeAdmission[fault];
    if (early !== undefined) return early(exchange.response, this.reading());
    const key = String(exchange.request.headers['idempotency-key'] ?? `none ${this.posts}`);
    const made = this.made.get(key) ?? this.admitted(key, exchange.body);
    if (made === null) return this.tooMany(exchange.response);
    if (fault === 'status_drops') this.statusDrops = 2;
    return this.answerMade(exchange, made, fault);
  }

  private answerMade(exchange: Exchange, made: Made, fault: Fault): void {
    if (exchange.request.headers['prefer'] === 'respond-async') {
      return this.answer(exchange.response, 202, { success: true, video_id: made.videoId, status: 'queued' });
    }
    return (afterAdmission[fault] ?? plain)(exchange.response, {
      reading: this.reading(),
      videoId: made.videoId,
      nowMs: this.options.now(),
    });
  }

  private admitted(key: string, body: string): Made | null {
    const { rule, now } = this.options;
    const known = this.counted().some(({ id }) => id === key);
    if (!known && this.counted().length >= rule.limit) return null;
    if (!known) this.places.push({ id: key, atMs: now() });
    const made = { videoId: `vid_${this.made.size}`, body, looks: 0 };
    this.made.set(key, made);
    return made;
  }

  private tooMany(response: ServerResponse): void {
    this.overWindow += 1;
    const refusal = rateLimitRefusal({ reading: this.reading(), rule: this.options.rule });
    this.answer(response, 429, { ...refusal.body, code: 'rate_limited' }, refusal.headers);
  }

  private status({ response, url }: Exchange): void {
    if (this.statusDrops > 0) {
      this.statusDrops -= 1;
      response.destroy();
      return;
    }
    const key = url.searchParams.get('idempotency_key');
    if (key !== null && this.options.additions === false)
      return this.answer(response, 400, { success: false, error: 'video_id is required' });
    const made = [...this.made.entries()].find(
      ([own, { videoId }]) => own === key || videoId === url.searchParams.get('video_id'),
    )?.[1];
    if (made === undefined) return this.answer(response, 404, notFound);
    made.looks += 1;
    const done = made.looks > (this.options.looks ?? 0);
    return this.answer(response, 200, statusOf(made.videoId, done));
  }

  private account({ response }: Exchange): void {
    if (this.options.additions === false)
      return this.answer(response, 404, { success: false, error: 'Not found' });
    const { body } = rateLimitRefusal({ reading: this.reading(), rule: this.options.rule });
    return this.answer(response, 200, { success: true, rate_limit: body.rate_limit });
  }

  private reading(): WindowReading {
    const [counted, { rule, now }] = [this.counted(), this.options];
    return tellWindow({ count: counted.length, oldestAtMs: counted[0]?.atMs ?? null }, rule, now());
  }

  private counted(): { id: string; atMs: number }[] {
    const { rule, now } = this.options;
    return this.places.filter(({ atMs }) => now() < atMs + rule.windowMs);
  }

  private answer(
    response: ServerResponse,
    status: number,
    body: object,
    headers: Record<string, string> = {},
  ): void {
    const date = new Date(this.options.now()).toUTCString();
    const limits = rateLimitHeaders(this.reading());
    response
      .writeHead(status, { 'Content-Type': 'application/json', Date: date, ...limits, ...headers })
      .end(JSON.stringify(body));
  }
}

interface Admitted {
  readonly reading: WindowReading;
  readonly videoId: string;
  readonly nowMs: number;
}

const notFound = { success: false, error: 'Not found.', code: 'not_found', param: null, request_id: 'req_1' };

export const videoUrl = (videoId: string): string => `http://127.0.0.1:1/media/${videoId}.mp4`;

function plain(response: ServerResponse, { reading, videoId, nowMs }: Admitted): void {
  const headers = {
    'Content-Type': 'application/json',
    Date: new Date(nowMs).toUTCString(),
    ...rateLimitHeaders(reading),
  };
  response.writeHead(200, headers).end(JSON.stringify(madeBody(videoId)));
}

function madeBody(videoId: string): object {
  return { success: true, video_id: videoId, video_url: videoUrl(videoId), credits_used: 10 };
}

export function statusOf(videoId: string, done: boolean): object {
  return {
    success: true,
    video_id: videoId,
    status: done ? 'completed' : 'processing',
    progress: done ? 100 : 50,
    video_url: done ? videoUrl(videoId) : null,
    credits_used: done ? 10 : 0,
    warnings: [],
    error: null,
  };
}

const beforeAdmission: Partial<Record<Fault, (response: ServerResponse, reading: WindowReading) => void>> = {
  drop_before_admission: (response) => void response.destroy(),
  bad_gateway: (response) =>
    void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  refuse: (response) =>
    void response
      .writeHead(429, { 'Retry-After': '7' })
      .end('{"success":false,"error":"Later.","code":"rate_limited"}'),
  hang: () => undefined,
};

const afterAdmission: Partial<Record<Fault, (response: ServerResponse, admitted: Admitted) => void>> = {
  drop_after_admission: (response) => void response.destroy(),
  status_drops: (response) => void response.destroy(),
  close_mid_body: (response) => {
    response
      .writeHead(200, { 'Content-Length': '500' })
      .write('{"success": true, "video_id": "vid', () => response.destroy());
  },
  garbage: (response) => void response.writeHead(200).end('<html>'),
  success_without_video: (response) => void response.writeHead(200).end('{"success":true}'),
  success_without_url: (response, { videoId }) =>
    void response.writeHead(200).end(JSON.stringify({ success: true, video_id: videoId })),
  failure_with_200: (response, { videoId }) =>
    void response.writeHead(200).end(JSON.stringify({ success: false, video_id: videoId })),
  internal_error: (response) =>
    void response
      .writeHead(500)
      .end('{"success":false,"error":"x","code":"internal_error","request_id":"r"}'),
  hold_too_long: (response, { videoId }) =>
    void response
      .writeHead(500)
      .end(JSON.stringify({ success: false, error: 'x', code: 'generation_timeout', video_id: videoId })),
  no_headers: (response, { videoId }) => void response.writeHead(200).end(JSON.stringify(madeBody(videoId))),
  mad_headers: (response, { videoId }) => {
    const mad = {
      'X-RateLimit-Limit': '-1',
      'X-RateLimit-Remaining': '9e99',
      'X-RateLimit-Reset': 'tomorrow',
      'Retry-After': 'Never',
    };
    response.writeHead(200, mad).end(JSON.stringify(madeBody(videoId)));
  },
};
