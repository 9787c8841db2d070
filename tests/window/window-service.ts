import { AccountResponse, DeleteVideoResponse } from '@clipwright/core/videos';
import {
  type Answer,
  call,
  postText,
  rowsOf,
  type SeededAccount,
  SHORT_CLIP,
  type TestServer,
} from '../support/index.js';
import type { Between, Place } from './window-oracle.js';

/** Two servers on one database. */
export type Replicas = readonly [TestServer, TestServer];

/** The service with one key of its own. No worker runs, so every video stays queued. */
export class WindowService {
  constructor(
    private readonly replicas: Replicas,
    private readonly account: SeededAccount,
  ) {}

  /** Runs a call, and tells between which instants of the database it was decided. */
  async timed<T>(work: () => Promise<T>): Promise<{ result: T; when: Between }> {
    const fromMs = await this.nowMs();
    const result = await work();
    return { result, when: { fromMs, untilMs: await this.nowMs() } };
  }

  async post(replica: 0 | 1): Promise<Answer> {
    return await postText({ origin: this.replicas[replica].origin, key: this.account.key }, SHORT_CLIP, {
      headers: [['Prefer', 'respond-async']],
    });
  }

  async cancel(id: string): Promise<void> {
    const answer = await call(this.replicas[0].origin, {
      method: 'DELETE',
      path: `/api/v1/videos/${id}`,
      key: this.account.key,
    });
    const { status } = DeleteVideoResponse.parse(answer.json);
    if (status !== 'canceled') throw new Error(`A queued video was ${status}.`);
  }

  async count(): Promise<number> {
    const answer = await call(this.replicas[1].origin, { path: '/api/v1/account', key: this.account.key });
    return AccountResponse.parse(answer.json).rate_limit.count;
  }

  /** The places of these videos, with the instants that the limiter wrote down. */
  async placesOf(ids: readonly string[]): Promise<Place[]> {
    return await rowsOf<Place>(
      this.replicas[0].database,
      'SELECT id, at_ms AS "atMs" FROM places WHERE id = ANY ($1)',
      [ids],
    );
  }

  private async nowMs(): Promise<number> {
    const [row] = await rowsOf<{ nowMs: number }>(
      this.replicas[0].database,
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs"',
    );
    return row?.nowMs ?? 0;
  }
}
