import { type Answer, call, type HeaderList, TEXT_TO_VIDEO } from '../../support/index.js';
import type { Person } from '../../dashboard/support/person.js';

/** A body, and whose it is. */
export interface Shot {
  readonly path: string;
  readonly headers: HeaderList;
  readonly body: Buffer;
}

const JSON_TYPE = ['Content-Type', 'application/json'] as const;

/** What somebody who is signed in sends in place of the playground's request. */
export const fromDashboard = (person: Person, body: Buffer): Shot => ({
  path: '/dashboard/videos',
  headers: [['Origin', person.origin], ['Cookie', person.cookieHeader()], JSON_TYPE],
  body,
});

export const fromKey = (key: string, body: Buffer, path = TEXT_TO_VIDEO): Shot => ({
  path,
  headers: [['Authorization', `Bearer ${key}`], ['Prefer', 'respond-async'], JSON_TYPE],
  body,
});

/**
 * Sends each of these again and again over a connection of its own until it is over; what the server makes of
 * it is kept.
 */
export class Flood {
  readonly answers: Answer[] = [];

  constructor(
    private readonly origin: string,
    private readonly shots: readonly Shot[],
  ) {}

  async run(over: AbortSignal): Promise<void> {
    await Promise.all(this.shots.map((shot) => this.again(shot, over)));
  }

  private async again(shot: Shot, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      const answer = await call(this.origin, { method: 'POST', ...shot, signal: over }).catch(() => null);
      if (answer !== null) this.answers.push(answer);
    }
  }
}
