import { ClipwrightClient, type ClientOptions, type HttpInit } from '../../src/client/index.js';
import { createVirtualClock, type VirtualClock } from './virtual-clock.js';

export interface ScriptedAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** An object becomes JSON; text stays as it is. */
  readonly body?: object | string;
}

/** What the next request gets: an answer, an error to reject with, or a function that decides. */
export type ScriptedStep = ScriptedAnswer | Error | ((url: string, init: HttpInit) => Promise<Response>);

export interface Scripted {
  readonly client: ClipwrightClient;
  readonly clock: VirtualClock;
  readonly asked: { url: string; init: HttpInit }[];
  /** What is still to come; more may be added. */
  readonly steps: ScriptedStep[];
}

/** A client, patient with the window, whose server says, request by request, what the script says. */
export function scripted(steps: ScriptedStep[], settings: Partial<ClientOptions> = {}): Scripted {
  const clock = createVirtualClock();
  const asked: Scripted['asked'] = [];
  let ids = 0;
  const client = new ClipwrightClient({
    baseUrl: 'https://clips.example.com',
    apiKey: 'cw_key',
    fetch: async (url, init) => {
      asked.push({ url, init });
      return played(steps.shift(), { url, init });
    },
    sleep: clock.sleep,
    now: clock.now,
    randomId: () => `id-${(ids += 1)}`,
    random: () => 0,
    maxWaitMs: Infinity,
    ...settings,
  });
  return { client, clock, asked, steps };
}

export async function played(
  step: ScriptedStep | undefined,
  { url, init }: { url: string; init: HttpInit },
): Promise<Response> {
  if (step === undefined) throw new Error(`Nothing is scripted for ${init.method} ${url}.`);
  if (step instanceof Error) throw step;
  if (typeof step === 'function') return step(url, init);
  const text = typeof step.body === 'string' ? step.body : JSON.stringify(step.body ?? {});
  return new Response(text, { status: step.status ?? 200, headers: step.headers ?? {} });
}

/** A status as the server gives it, completed unless told otherwise. */
export function statusBody(changes: object = {}): object {
  const completed = {
    status: 'completed',
    progress: 100,
    video_url: 'https://m/a.mp4',
    credits_used: 10,
    engine: 'sketch',
  };
  return { success: true, video_id: 'vid_1', ...completed, warnings: [], error: null, ...changes };
}

export const MADE = { success: true, video_id: 'vid_1', video_url: 'https://m/a.mp4', credits_used: 10 };

export const NOT_FOUND = {
  success: false,
  error: 'Not found.',
  code: 'not_found',
  param: null,
  request_id: 'req_1',
};

/** The headers and object of a window. */
export function windowHeaders(
  remaining: number,
  { limit = 15, resetInSeconds = 900, nowMs }: { limit?: number; resetInSeconds?: number; nowMs: number },
) {
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Math.floor(nowMs / 1000) + resetInSeconds),
    Date: new Date(nowMs).toUTCString(),
  };
}
