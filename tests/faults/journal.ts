import { type Answer, call, type Call, faultsOfError } from '../support/index.js';

/** One call as the client saw it. Without a status the connection broke before an answer came. */
export interface JournalEntry {
  readonly method: string;
  readonly path: string;
  readonly startedAtMs: number;
  readonly elapsedMs: number;
  readonly status: number | null;
  /** Null when the body was no JSON object. */
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly videoId: string | null;
  /** What the answer, an error, did not keep of the contract. */
  readonly faults: readonly string[];
}

/**
 * What clients asked and were told: it outlives every server, and is held against the database and the
 * storage.
 */
export class Journal {
  readonly entries: JournalEntry[] = [];
  private allowsResets = false;

  /** Makes a call and writes it down; null when the connection broke before the whole answer was there. */
  async call(origin: string, options: Call): Promise<Answer | null> {
    const startedAtMs = performance.now();
    const answer = await call(origin, { timeoutMs: 120_000, ...options }).catch((error: unknown) => {
      if (isBroken(error)) return null;
      throw error;
    });
    this.write({ method: options.method ?? 'GET', path: options.path, startedAtMs }, answer);
    return answer;
  }

  /** From now on a broken connection is no fault: a server was killed, or the client hung up. */
  expectResets(): void {
    this.allowsResets = true;
  }

  get resetsExpected(): boolean {
    return this.allowsResets;
  }

  /** Ids of videos that the service said yes to: with a 200, a 202, or a 500 that names its video. */
  acceptedVideos(): Set<string> {
    return new Set(this.entries.filter(isAccepted).map(({ videoId }) => videoId ?? ''));
  }

  /** Ids of videos that were answered with a 200. */
  answeredVideos(): string[] {
    return this.entries
      .filter((entry) => isAccepted(entry) && entry.status === 200)
      .map(({ videoId }) => videoId ?? '');
  }

  /** Ids of videos whose record a client removed. */
  deletedVideos(): Set<string> {
    const deleted = this.entries.filter(
      ({ method, body }) => method === 'DELETE' && body?.['status'] === 'deleted',
    );
    return new Set(deleted.map(({ videoId }) => videoId ?? ''));
  }

  private write(asked: Pick<JournalEntry, 'method' | 'path' | 'startedAtMs'>, answer: Answer | null): void {
    const body = answer === null ? null : objectIn(answer);
    const videoId = typeof body?.['video_id'] === 'string' ? body['video_id'] : null;
    const elapsedMs = performance.now() - asked.startedAtMs;
    const faults = answer !== null && answer.status >= 400 ? faultsOfError(answer) : [];
    this.entries.push({ ...asked, elapsedMs, status: answer?.status ?? null, body, videoId, faults });
  }
}

const isAccepted = ({ method, status, videoId }: JournalEntry): boolean =>
  method === 'POST' && videoId !== null && status !== null && (status < 300 || status === 500);

function objectIn(answer: Answer): Record<string, unknown> | null {
  try {
    const parsed = answer.json;
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const BROKEN = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ABORT_ERR'];

/**
 * A connection that broke, was refused, or was broken off by the client; time that ran out is none of these.
 * Jest has an Error of its own, hence no instanceof.
 */
function isBroken(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { name?: string } };
  return BROKEN.includes(String(code)) && cause?.name !== 'TimeoutError';
}
