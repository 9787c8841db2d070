import { failedEnd, rateLimited, refusal, type FakeRequest, type Fault } from '@clipwright/core/testing';
import { startFakeServer } from '@clipwright/core/testing/node';
import { atEndOfFile } from '../../../../tests/support/index.js';

/** A generation as it was sent, and its video. */
interface ScriptedVideo {
  readonly video_id: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly status: string;
  /** How often its status was asked for. */
  readonly looks: number;
  end(status: 'completed' | 'failed'): void;
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

type Sent = Pick<ScriptedVideo, 'key' | 'body'>;

/** Takes every prompt but "refused" on at once. Ends with the test file. */
export async function startScriptedClipwright(): Promise<ScriptedClipwright> {
  const begun: Sent[] = [];
  let full = { from: Infinity, waitSeconds: 0, endsAtMs: Infinity };
  const isFull = (): boolean => {
    if (begun.length < full.from || Date.now() >= full.endsAtMs) return false;
    full.endsAtMs = Math.min(full.endsAtMs, Date.now() + full.waitSeconds * 1000);
    return true;
  };
  const fault = (request: FakeRequest): Fault | null => {
    if (request.route !== 'create') return null;
    const sent = sentIn(request);
    if (isFull()) return rateLimited(full.waitSeconds);
    if (sent.body['prompt'] === 'refused') return refusal('invalid_request', 'It may not be made.');
    if (!begun.some(({ key }) => key === sent.key)) begun.push(sent);
    return null;
  };
  const rule = { limit: 1000, windowMs: 60_000 };
  const server = await startFakeServer({ apiKey: 'cw_scripted', makingMs: Infinity, rule, fault });
  atEndOfFile(() => server.close());
  const looksAt = (id: string, key: string): number =>
    server.requests.filter(
      ({ route, query }) =>
        route === 'status' && (query['video_id'] === id || query['idempotency_key'] === key),
    ).length;
  return {
    origin: server.baseUrl,
    get videos() {
      return server.videos.map(({ video_id: id, status }, index) => {
        const sent = begun[index] ?? { key: '', body: {} };
        const end = (to: 'completed' | 'failed') =>
          void server.settle(id, to === 'failed' ? failedEnd() : { status: to });
        return { ...sent, video_id: id, status, looks: looksAt(id, sent.key), end };
      });
    },
    posts: () => server.requests.filter(({ route }) => route === 'create').length,
    fillAfter: (from, waitSeconds) => (full = { from, waitSeconds, endsAtMs: Infinity }),
  };
}

const sentIn = ({ headers, body }: FakeRequest): Sent => ({
  key: String(headers['idempotency-key']),
  body: body as Sent['body'],
});
