import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ICredentialTestFunctions } from 'n8n-workflow';
import { seedAccount, unusedKey } from '../../../tests/support/index.js';
import { judgeAnswer } from '../nodes/Clipwright/credential-test/judge-answer.js';
import { testCredential } from '../nodes/Clipwright/credential-test/test-credential.js';
import { startScriptedServer } from './support/scripted-server.mjs';
import { startClipwright, type RunningClipwright } from './support/clipwright.js';

/** What n8n lends to a credential's test: its old request helper, which resolves with any status. */
const functions = {
  helpers: {
    request: async ({ uri, headers }: { uri: string; headers: Record<string, string> }) => {
      const response = await fetch(uri, { headers, redirect: 'manual' });
      return {
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      };
    },
  },
} as unknown as ICredentialTestFunctions;

describe('The test of the credential', () => {
  let clipwright: RunningClipwright;

  beforeAll(async () => {
    clipwright = await startClipwright();
  });

  const test = (changed: Record<string, string | number>) => {
    const data = { ...clipwright.credential, ...changed };
    return testCredential.call(functions, {
      id: '1',
      name: 'Clipwright account',
      type: 'clipwrightApi',
      data,
    });
  };

  it('says who is connected and what is left of the window', async () => {
    expect(await test({})).toEqual({
      status: 'OK',
      message: `Connected as ${clipwright.account.email}; 1000 of 1000 generations are left in the window.`,
    });
  });

  it('holds a call as well, where that is wished, and says whether it lived', async () => {
    expect(await test({ holdSeconds: 1 })).toEqual({
      status: 'OK',
      message: expect.stringMatching(/left in the window\. A call lives for 1 s on the way\.$/),
    });
    expect(await test({ holdSeconds: 100_000 })).toEqual({
      status: 'Error',
      message: expect.stringMatching(
        /^Base URL and API key are right, but a call of 100000 s did not come back \(400, the server said: .*seconds.*\)\. Raise/,
      ),
    });
  });

  it('tells of a proxy that cuts the call', async () => {
    const account = { success: true, email: 'you@example.com', rate_limit: { remaining: 15, limit: 15 } };
    const cutting = {
      helpers: {
        request: async ({ uri }: { uri: string }) =>
          uri.includes('hold-test')
            ? { statusCode: 504, body: '<html>504 Gateway Time-out</html>' }
            : { statusCode: 200, body: account },
      },
    } as unknown as ICredentialTestFunctions;
    const data = { baseUrl: 'https://clips.example.com', apiKey: unusedKey(), holdSeconds: 60 };
    expect(await testCredential.call(cutting, { id: '1', name: 'x', type: 'clipwrightApi', data })).toEqual({
      status: 'Error',
      message: expect.stringMatching(
        /\(504, of a proxy\)\. Raise the limit .* Keep Request Alive in the node\.$/,
      ),
    });
  });

  it.each([
    ['no address', { baseUrl: 'clips' }, /^The base URL has to be an http or https address/],
    [
      'nobody at the address',
      { baseUrl: 'http://127.0.0.1:47' },
      /^No server answers at http:\/\/127\.0\.0\.1:47/,
    ],
    ['no key', { apiKey: '' }, /^The API key is empty/],
    [
      'a key of another service',
      { apiKey: 'sk-123' },
      /^The base URL is right, but the API key is not\. The server said: Invalid API key format$/,
    ],
    [
      'an unknown key',
      { apiKey: unusedKey() },
      /^The base URL is right, but the API key is not\. The server said: Invalid API key$/,
    ],
  ])('tells of %s', async (_what, wrong, message) => {
    expect(await test(wrong)).toEqual({ status: 'Error', message: expect.stringMatching(message) });
  });

  it('tells of a path that leads elsewhere', async () => {
    expect(await test({ baseUrl: `${clipwright.server.origin}/docs` })).toEqual({
      status: 'Error',
      message: expect.stringMatching(/is no Clipwright server \(404\)\. Check the base URL\.$/),
    });
  });

  it('tells of a plan without access', async () => {
    const { key } = await seedAccount(clipwright.server.database, { plan: 'basic' });
    expect(await test({ apiKey: key })).toEqual({
      status: 'Error',
      message: expect.stringMatching(/^Base URL and API key are right, but the plan/),
    });
  });

  it('tells a page that answers anything with 200 from a Clipwright', () => {
    expect(judgeAnswer({ statusCode: 200, body: '<html>' }, 'https://example.com')).toEqual({
      status: 'Error',
      message: 'What answers at https://example.com is no Clipwright server (200). Check the base URL.',
    });
  });

  it('tells where a redirect leads, as from http to https', async () => {
    const { origin } = await startScriptedServer((asked) => ({
      status: 301,
      headers: { Location: `https://clips.example.com${asked.split(' ')[1]}` },
    }));
    expect(await test({ baseUrl: origin })).toEqual({
      status: 'Error',
      message: `The server redirects ${origin} to https://clips.example.com. Use https://clips.example.com as base URL.`,
    });
  });

  it('tells of a server that takes https alone', () => {
    const body = { success: false, error: 'HTTPS is required', code: 'https_required' };
    expect(judgeAnswer({ statusCode: 403, body }, 'http://example.com').message).toMatch(
      /^The base URL has to start with https:/,
    );
  });
});
