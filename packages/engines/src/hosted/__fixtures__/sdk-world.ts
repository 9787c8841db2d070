import { HostedEngine } from '../hosted.engine.js';
import { hostedSettings } from '../hosted.settings.js';
import type { Fetch } from '../recorded-fetch.js';
import { KEY, MP4 } from './provider-world.js';

/** A request as a package sent it. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What a provider answers to `METHOD url`, one after another; the last one stays. */
export type Answers = Readonly<Record<string, readonly (readonly [status: number, body: unknown])[]>>;

/** An engine whose real package speaks to answers in memory, and what it sent. */
export function sdkWorld(settings: Record<string, unknown>, answers: Answers) {
  const sent: Sent[] = [];
  const looks = new Map<string, number>();
  const fetch: Fetch = (input, init = {}) => {
    const request = sentBy(input, init);
    sent.push(request);
    const route = `${request.method} ${request.url}`;
    const count = looks.get(route) ?? 0;
    looks.set(route, count + 1);
    const answer = answers[route]?.[count] ?? answers[route]?.at(-1);
    if (answer === undefined) throw new Error(`Nobody answers ${route}.`);
    return Promise.resolve(Response.json(answer[1], { status: answer[0] }));
  };
  const fetched: string[] = [];
  const engine = new HostedEngine({
    name: 'hosted',
    settings: hostedSettings.parse({ apiKey: KEY, pollIntervalMs: 1, maxPollIntervalMs: 1, ...settings }),
    fetch,
    sleep: () => Promise.resolve(),
    download: (url) => {
      fetched.push(url);
      return Promise.resolve(new Blob([MP4]).stream());
    },
  });
  return { engine, sent, fetched, starts: () => sent.filter(({ method }) => method === 'POST') };
}

const sentBy = (input: Parameters<Fetch>[0], { method = 'GET', headers, body }: RequestInit): Sent => ({
  method,
  url: String(input instanceof Request ? input.url : input),
  headers: new Headers(headers),
  body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null,
});
