import { describe, expect, it } from '@jest/globals';
import { hostAllowList } from './safe-fetch-hosts.js';

const verdict = (entries: string[], url: string) => hostAllowList(entries)(new URL(url));

describe('hostAllowList', () => {
  it('lets an empty list mean every host, on ports 80 and 443', () => {
    expect(verdict([], 'https://example.com/')).toBe('allowed');
    expect(verdict([], 'http://example.com/')).toBe('allowed');
    expect(verdict([], 'https://example.com:8443/')).toBe('port');
  });

  it('takes only what is listed once something is', () => {
    expect(verdict(['cdn.example.com'], 'https://cdn.example.com/')).toBe('allowed');
    expect(verdict(['cdn.example.com'], 'https://example.com/')).toBe('host');
    expect(verdict(['cdn.example.com'], 'https://evil-cdn.example.com/')).toBe('host');
  });

  it('takes every name under *.suffix and not the suffix itself', () => {
    expect(verdict(['*.example.com'], 'https://a.b.example.com/')).toBe('allowed');
    expect(verdict(['*.example.com'], 'https://example.com/')).toBe('host');
    expect(verdict(['*.example.com'], 'https://notexample.com/')).toBe('host');
  });

  it('opens another port for the host that names it, and that port alone', () => {
    expect(verdict(['nas.local:8080'], 'http://nas.local:8080/')).toBe('allowed');
    expect(verdict(['nas.local:8080'], 'http://nas.local/')).toBe('port');
    expect(verdict(['*', 'nas.local:8080'], 'http://other.local:8080/')).toBe('port');
    expect(verdict(['*', 'nas.local:8080'], 'http://nas.local:8080/')).toBe('allowed');
    expect(verdict(['[::1]:8080'], 'http://[::1]:8080/')).toBe('allowed');
  });

  it('means by a port also the one that a URL need not name', () => {
    expect(verdict(['example.com:443'], 'https://example.com/')).toBe('allowed');
    expect(verdict(['example.com:443'], 'http://example.com/')).toBe('port');
    expect(verdict(['example.com:80'], 'http://example.com/')).toBe('allowed');
    expect(verdict(['example.com:80'], 'https://example.com/')).toBe('port');
  });

  it('reads names in any letter case, with the root dot, and entries with blanks around them', () => {
    expect(verdict(['CDN.Example.com'], 'https://cdn.example.com./')).toBe('allowed');
    expect(verdict([' cdn.example.com '], 'https://cdn.example.com/')).toBe('allowed');
  });

  it.each(['', 'https://example.com', 'example.com:port', 'a b:c:d'])(
    'refuses %j as an entry at once, and names it',
    (entry) => {
      expect(() => hostAllowList([entry])).toThrow(
        new TypeError(`not a host, *.suffix or host:port: ${JSON.stringify(entry)}`),
      );
    },
  );
});
