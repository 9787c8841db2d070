import { describe, expect, it } from '@jest/globals';
import { hostAllowList } from './safe-fetch-hosts.js';
import { readFetchableUrl, readRedirect } from './safe-fetch-url.js';

const rule = {
  maxUrlLength: 100,
  judgeHost: hostAllowList([]),
  ownHosts: new Set(['clipwright.example', 'clipwright.example:3000']),
  httpsOnly: false,
};
const from = new URL('https://example.com/pictures/a.png');

describe('readFetchableUrl', () => {
  it('takes http and https addresses on their usual ports', () => {
    expect(readFetchableUrl('HTTPS://EXAMPLE.com:443/a%20b.png', rule).href).toBe(
      'https://example.com/a%20b.png',
    );
    expect(readFetchableUrl('http://example.com', rule).href).toBe('http://example.com/');
  });

  it('takes an address that is just as long as it may be', () => {
    const longest = `https://example.com/${'a'.repeat(80)}`;
    expect(readFetchableUrl(longest, rule).href).toBe(longest);
  });

  it('takes no host beside those that are listed', () => {
    const listed = { ...rule, judgeHost: hostAllowList(['cdn.example.com']) };
    expect(readFetchableUrl('https://cdn.example.com/', listed).host).toBe('cdn.example.com');
    expect(() => readFetchableUrl('https://example.com/', listed)).toThrow(
      expect.objectContaining({
        name: 'FetchRefusedError',
        message: 'fetch refused: host_not_allowed',
        detail: '',
      }),
    );
  });

  it.each([
    ['not_a_url', 'example.com/a.png'],
    ['url_too_long', `https://example.com/${'a'.repeat(81)}`],
    ['scheme', 'ftp://example.com/a.png'],
    ['userinfo', 'https://user@example.com/'],
    ['userinfo', 'https://:password@example.com/'],
    ['port', 'https://example.com:8443/'],
    ['host_not_allowed', 'https://clipwright.example/'],
    ['host_not_allowed', 'http://CLIPWRIGHT.example.:3000/'],
  ])('says %s of %s', (reason, text) => {
    expect(() => readFetchableUrl(text, rule)).toThrow(expect.objectContaining({ reason }));
  });
});

it('refuses http where only https will do', () => {
  expect(() => readFetchableUrl('http://example.com/', { ...rule, httpsOnly: true })).toThrow(
    expect.objectContaining({ reason: 'scheme' }),
  );
  expect(readFetchableUrl('https://example.com/', { ...rule, httpsOnly: true }).href).toBe(
    'https://example.com/',
  );
});

describe('readRedirect', () => {
  it('resolves a relative Location against the page that sent it', () => {
    expect(readRedirect(from, '../b.png', rule).href).toBe('https://example.com/b.png');
    expect(readRedirect(from, '//cdn.example.com/b.png', rule).href).toBe('https://cdn.example.com/b.png');
  });

  it('goes up to https and never down from it', () => {
    expect(readRedirect(new URL('http://example.com/'), 'https://example.com/', rule).protocol).toBe(
      'https:',
    );
    expect(() => readRedirect(from, 'http://example.com/', rule)).toThrow(
      expect.objectContaining({ reason: 'downgrade' }),
    );
  });

  it.each([
    ['bad_redirect', 'http://[::1'],
    ['scheme', 'data:image/png;base64,AAAA'],
    ['userinfo', 'https://user:password@example.com/'],
    ['port', 'https://example.com:22/'],
  ])('judges it like any other address: %s', (reason, location) => {
    expect(() => readRedirect(from, location, rule)).toThrow(expect.objectContaining({ reason }));
  });
});
