import { describe, expect, it } from '@jest/globals';
import { answerOf, UnexpectedAnswerError, type HttpInit } from '../../src/client/index.js';
import { download } from '../../src/download/index.js';
import { NOT_FOUND, played, type ScriptedStep } from './scripted-fetch.js';

const url = 'https://media.example.org/media/x.mp4';

/** A host of files that answers once, as it is told. */
function host(step: ScriptedStep) {
  const asked: { url: string; init: object }[] = [];
  const fetch = async (address: string, init: object) => {
    asked.push({ url: address, init });
    return played(step, { url: address, init: init as HttpInit });
  };
  return { asked, fetch };
}

describe('download', () => {
  it('streams the file, and sends no key to its host', async () => {
    const headers = { 'content-length': '5', 'content-type': 'video/mp4' };
    const { asked, fetch } = host({ body: 'bytes', headers });
    const file = await download({ video_url: url }, { fetch });
    const { stream, sizeBytes, contentType } = file;
    expect([await new Response(stream).text(), sizeBytes, contentType]).toEqual(['bytes', 5, 'video/mp4']);
    expect(asked).toMatchObject([{ url, init: { method: 'GET', headers: {}, redirect: 'follow' } }]);
    expect(answerOf(file)?.headers.get('content-length')).toBe('5');
  });

  it('knows no size where none is told', async () => {
    const { fetch } = host(async () => new Response(new Blob(['b']).stream()));
    expect(await download(url, { fetch })).toMatchObject({ sizeBytes: null, contentType: null });
  });

  it('ends with the signal, and after its time', async () => {
    const reason = new Error('left');
    const never = (_: string, { signal }: { signal?: AbortSignal | undefined }) =>
      new Promise<never>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    const { asked, fetch } = host({});
    await expect(download(url, { fetch, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(asked).toEqual([]);
    await expect(download(url, { fetch: never, timeoutMs: 5 })).rejects.toMatchObject({
      code: 'connection_failed',
      cause: expect.objectContaining({ name: 'TimeoutError' }),
    });
  });

  it.each([
    [{ status: 404, body: NOT_FOUND }, 'not_found', 'Not found.'],
    [{ status: 410, body: 'gone' }, 'unexpected_answer', 'The server answered 410.'],
    [new Error('reset'), 'connection_failed', 'The file could not be read from https://media.example.org.'],
  ])('of what is not there (%j) ends with %s', async (step, code, message) => {
    await expect(download(url, { fetch: host(step).fetch })).rejects.toMatchObject({ code, message });
  });

  it('of an empty answer says so', async () => {
    const { fetch } = host(async () => new Response(null, { status: 200 }));
    await expect(download(url, { fetch })).rejects.toThrow(
      new UnexpectedAnswerError({ message: 'The file came without content.' }),
    );
  });
});
