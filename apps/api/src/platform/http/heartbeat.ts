import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** What JSON may begin with, and whoever waits may read as a sign of life. */
const BEAT = ' ';

/**
 * Has an answer begin now, with its headers, and give a sign of life every so often until its JSON is there. No
 * proxy may keep it back or change it. `body` does not reject.
 */
export function heartbeat(reply: FastifyReply, everySeconds: number, body: Promise<object>): Readable {
  reply
    .headers({
      'Preference-Applied': `heartbeat=${everySeconds}`,
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    })
    .type('application/json; charset=utf-8');
  return Readable.from(beats(body, everySeconds * 1000));
}

async function* beats(body: Promise<object>, everyMs: number): AsyncGenerator<string> {
  const over = new AbortController();
  const told = body.then((json) => JSON.stringify(json));
  try {
    let text: string | null = null;
    while (text === null) {
      yield BEAT;
      const pause = sleep(everyMs, null, { ref: false, signal: over.signal }).catch(() => null);
      text = await Promise.race([told, pause]);
    }
    yield text;
  } finally {
    over.abort();
  }
}
