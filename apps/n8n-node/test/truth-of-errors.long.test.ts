import { describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../tests/support/index.js';
import { Reach } from '../nodes/Clipwright/transport/reach.js';
import { n8nHost, runNode } from './support/n8n-host.mjs';
import { answerFixtures, statusFixture } from '@clipwright/core/testing';
import { startScriptedServer, type ScriptedAnswer } from './support/scripted-server.mjs';
import { Clipwright } from '../nodes/Clipwright/Clipwright.node.js';

const generate = { resource: 'video', operation: 'generateFromText', prompt: 'a leaf', output: 'url' };
const failed = (status: number, body: object | string): ScriptedAnswer => ({ status, body });

async function errorAfter(answer: ScriptedAnswer) {
  const { origin: baseUrl, asked } = await startScriptedServer(() => answer);
  const thrown = await runNode({ baseUrl, apiKey: 'cw_key', parameters: generate }).catch((error) => error);
  return { error: thrown as { message: string; description: string; httpCode: string }, asked };
}

describe('A server that is away', () => {
  it('is waited for, also where it was never met, and its video is made once', async () => {
    const server = await startScriptedServer((asked) => {
      if (asked.startsWith('POST')) return { body: answerFixtures().generation.body };
      return asked.includes('idempotency_key')
        ? failed(404, { success: false, error: 'Not found.', code: 'not_found' })
        : { body: statusFixture() };
    });
    await server.leave();
    const { context, left } = n8nHost({ baseUrl: server.origin, apiKey: 'cw_key', parameters: generate });
    const running = new Clipwright().execute.call(context);
    await waitUntil({ what: 'four vain tries' }, () => left.requests.length >= 4);
    await server.comeBack();
    const [items] = await running;
    expect(items?.[0]?.json).toMatchObject({ video_id: statusFixture().video_id, status: 'completed' });
    expect(server.asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(left.messages).toEqual([`Clipwright: no server answers at ${server.origin}; it is tried again.`]);
  });

  describe('that nobody ever met', () => {
    const refused = Object.assign(new Error('connect'), { cause: { code: 'ECONNREFUSED' } });

    it('is given up after a minute', () => {
      let nowMs = 0;
      const reach = new Reach({ now: () => nowMs, onAway: () => undefined });
      for (nowMs = 0; nowMs < 60_000; nowMs += 10_000) reach.failed(refused);
      expect(reach.signal.aborted).toBe(false);
      reach.failed(refused);
      expect(reach.signal.reason).toMatchObject({ code: 'connection_failed' });
    });

    it('is another thing than one that answered once', () => {
      let nowMs = 0;
      let away = 0;
      const reach = new Reach({ now: () => nowMs, onAway: () => (away += 1) });
      reach.failed(new Error('reset'));
      for (nowMs = 0; nowMs < 3_600_000; nowMs += 60_000) reach.failed(refused);
      reach.succeeded();
      reach.failed(refused);
      expect([reach.signal.aborted, away]).toEqual([false, 2]);
    });
  });
});

describe('A server that redirects', () => {
  it('is told of at once, with the address for the credential', async () => {
    const { error, asked } = await errorAfter({
      status: 301,
      headers: { Location: 'https://clips.example.com/api/v1/text-to-video.php' },
    });
    expect(error.message).toMatch(
      /^The server redirects http:\/\/127\.0\.0\.1:\d+ to https:\/\/clips\.example\.com\. Use https:\/\/clips\.example\.com as base URL\.$/,
    );
    expect(error.description).toMatch(
      /^Put that address into the credential as its base URL\. \(code redirected/,
    );
    expect(asked).toHaveLength(1);
  });
});

describe('An answer that nobody foresaw', () => {
  it.each([
    [402, { success: false, error: 'Pay first.', code: 'payment_required' }, /^The server wants to be paid/],
    [451, { success: false, error: 'Not here.', code: 'legal_reasons' }, /^The server may not make this/],
    [418, { success: false, error: 'No tea.', code: 'teapot' }, /^This version of the node does not know/],
  ])('of status %i keeps status, code and sentence, and says what to do', async (status, body, advice) => {
    const { error } = await errorAfter(failed(status, body));
    expect(error).toMatchObject({ message: body.error, httpCode: String(status) });
    expect(error.description).toMatch(advice);
    expect(error.description).toContain(`(code ${body.code}, http_status ${status})`);
  });

  it.each([
    [502, 'unexpected_answer', '<html>Bad gateway</html>'],
    [503, 'maintenance', { success: false, error: 'Back soon.', code: 'maintenance' }],
  ])('of status %i is waited out as long as the item may wait, and kept then', async (status, code, body) => {
    const { origin: baseUrl } = await startScriptedServer(() => failed(status, body));
    const parameters = { ...generate, options: { longestWaitMinutes: 0 } };
    await expect(runNode({ baseUrl, apiKey: 'cw_key', parameters })).rejects.toMatchObject({
      httpCode: String(status),
      description: expect.stringMatching(
        new RegExp(`^Something between n8n and the server.*\\(code ${code}, http_status ${status}\\)$`),
      ),
    });
  });
});
