import { createVideoDownload } from '../../media/video-download.js';
import { HostedEngine, type HostedEngineOptions } from '../hosted.engine.js';
import { hostedSettings } from '../hosted.settings.js';
import type { Fetch } from '../recorded-fetch.js';
import type { ProviderScript, ScriptedAnswer } from './provider-script.js';

export const KEY = 'secret-key-0123456789';
/** Where videos lie: not at the provider's API, so the key has no business there. */
export const FILES = 'https://files.example';
export const MP4 = Buffer.from('\0\0\0\u0010ftypisom a whole video', 'latin1');

type Answer = {
  writeHead(status: number, headers: Record<string, string>): { end(body: string | Uint8Array): unknown };
};
type Asked = { readonly path: string; json(): unknown };
export type Step = (response: Answer, request: Asked) => void;

/** The wire of packages/testing, as far as it is used here. */
export interface Wire {
  readonly origin: string;
  always(route: string, step: Step): unknown;
}

export const says =
  ([status, body]: ScriptedAnswer, headers: Record<string, string> = {}): Step =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

/** Longer than this, and the work never ends. */
const LONG = '"num_frames":161';

/** One provider on a scripted wire that works, and the engine's means to reach it. */
export class ProviderWorld {
  /** Every address that was asked for, before it was led to the wire. */
  readonly asked: { method: string; url: string; authorization: string | null }[] = [];
  private readonly lengths = new Map<string, boolean>();

  constructor(
    private readonly parts: {
      readonly wire: Wire;
      readonly script: ProviderScript;
      readonly fetch: Fetch;
      readonly tempDir: string;
    },
  ) {
    const { wire, script } = parts;
    for (const route of script.starts)
      wire.always(route, (response, request) => says(script.started(this.begin(request)))(response, request));
    wire.always(script.looks, (response, request) => says(this.look(idOf(request.path)))(response, request));
    wire.always(script.health, says(script.healthy));
    wire.always(
      'GET /video.mp4',
      (response) => void response.writeHead(200, { 'content-type': 'video/mp4' }).end(MP4),
    );
  }

  engine(settings: Record<string, unknown> = {}, change: Partial<HostedEngineOptions> = {}): HostedEngine {
    const { provider, model, imageModel } = this.parts.script;
    const quick = {
      pollIntervalMs: 1,
      maxPollIntervalMs: 4,
      requestTimeoutMs: 20_000,
      startTimeoutMs: 20_000,
    };
    const parsed = hostedSettings.parse({
      provider,
      model,
      imageModel,
      apiKey: KEY,
      ...quick,
      ...settings,
    });
    return new HostedEngine({
      name: 'hosted',
      settings: parsed,
      fetch: this.fetch,
      sleep,
      download: this.download,
      ...change,
    });
  }

  /** Leads the provider's own origin to the wire, and lets nothing else out. */
  readonly fetch: Fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    this.asked.push({
      method: init?.method ?? 'GET',
      url: url.href,
      authorization: new Headers(init?.headers).get('authorization'),
    });
    if (url.origin !== this.parts.script.origin) throw new Error(`The test lets nobody reach ${url.origin}.`);
    return await this.parts.fetch(`${this.parts.wire.origin}${url.pathname}${url.search}`, init);
  };

  readonly download: HostedEngineOptions['download'] = async (url, signal, limits) => {
    const { wire, tempDir } = this.parts;
    const inside = createVideoDownload({
      tempDir,
      allowedHosts: [new URL(wire.origin).host],
      allowPrivateHosts: true,
      httpsOnly: false,
    });
    return await inside(url.replace(FILES, wire.origin), signal, limits);
  };

  private begin(request: Asked): string {
    const id = `job-${this.lengths.size + 1}`;
    this.lengths.set(id, JSON.stringify(request.json()).includes(LONG));
    return id;
  }

  private look(id: string): ScriptedAnswer {
    const { script } = this.parts;
    return this.lengths.get(id) === true ? script.pending(id) : script.done(id, `${FILES}/video.mp4`);
  }
}

const idOf = (path: string): string => /job-\d+/.exec(path)?.[0] ?? '';

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    setTimeout(resolve, ms);
  });
