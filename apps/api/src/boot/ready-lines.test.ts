import { describe, expect, it } from '@jest/globals';
import { EMBEDDED_KIND } from '../config/__fixtures__/embedded-kind.js';
import { readConfig } from '../config/read-config.js';
import { readyLines } from './ready-lines.js';

const BEHIND_A_PROXY = { TRUSTED_PROXIES: '10.0.0.1' };

/** What is printed with these settings by a server that listens on `listening`. */
function printed(listening: string, env: Record<string, string>): string[] {
  const config = readConfig(EMBEDDED_KIND, env);
  return readyLines({ listening, origin: config.server.publicUrl ?? listening }, config);
}

describe('what a server that is ready tells', () => {
  it('is where it listens, on loopback, which is what callers call', () => {
    expect(printed('http://127.0.0.1:8787', {})).toEqual(['Clipwright is ready at http://127.0.0.1:8787']);
  });

  it.each([
    ['0.0.0.0', 'http://0.0.0.0:8787', 'https://video.example.com/'],
    ['::', 'http://[::]:8787', 'https://video.example.com:8443'],
    ['192.0.2.7', 'http://192.0.2.7:8787', 'https://example.com/video'],
    ['127.0.0.1', 'http://127.0.0.1:8787', 'https://video.example.com'],
  ])('is PUBLIC_URL before all, and where it listens beside it: %s', (HOST, listening, PUBLIC_URL) => {
    const address = PUBLIC_URL.replace(/\/$/, '');
    expect(printed(listening, { HOST, PUBLIC_URL, ...BEHIND_A_PROXY })).toEqual([
      `Clipwright is ready at ${address}`,
      `It listens on ${listening}`,
    ]);
  });

  it.each([
    [
      'nobody would bring HTTPS',
      { HOST: '0.0.0.0', PUBLIC_URL: 'https://video.example.com' },
      /neither a certificate .* nor a proxy/,
    ],
    [
      'PUBLIC_URL is plain',
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://192.0.2.7:8787', ...BEHIND_A_PROXY },
      /PUBLIC_URL starts with http:/,
    ],
    [
      'only a proxy of an unknown address has HTTPS',
      { HTTPS: 'required', ...BEHIND_A_PROXY },
      /Set PUBLIC_URL to the address of the proxy/,
    ],
  ])('is also why every call would be refused: %s', (_title, env, reason) => {
    expect(printed('http://127.0.0.1:8787', env)).toContainEqual(expect.stringMatching(reason));
  });

  it('is nothing of the kind where HTTPS is off', () => {
    const lines = printed('http://0.0.0.0:8787', {
      HOST: '0.0.0.0',
      HTTPS: 'off',
      PUBLIC_URL: 'http://192.0.2.7:8787',
    });
    expect(lines).toEqual([
      'Clipwright is ready at http://192.0.2.7:8787',
      'It listens on http://0.0.0.0:8787',
    ]);
  });

  it('of a worker is that it works', () => {
    expect(readyLines(null, readConfig(EMBEDDED_KIND, { CLIPWRIGHT_ROLE: 'worker' }))).toEqual([
      'Clipwright worker is ready',
    ]);
  });
});
