import { Readable } from 'node:stream';

/** Asks for a body; the signal says that nobody waits for it any more. */
export type AskForBody = (gone: AbortSignal) => Promise<Readable>;

/**
 * A body that is asked for when somebody reads it, so never for the answer to a HEAD, and given up as soon as the reader
 * leaves, also before its first byte.
 */
export function askedBody(ask: AskForBody): Readable {
  const gone = new AbortController();
  const pieces = piecesOf(ask, gone.signal);
  return new Readable({
    read() {
      pieces.next().then(
        ({ value, done }) => this.push(done === true ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      gone.abort();
      done(error);
    },
  });
}

async function* piecesOf(ask: AskForBody, gone: AbortSignal): AsyncGenerator<Uint8Array> {
  const body = await ask(gone);
  gone.addEventListener('abort', () => body.destroy(), { once: true });
  yield* body;
}
