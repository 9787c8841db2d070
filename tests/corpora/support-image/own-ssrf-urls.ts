import type { InternetSetup } from './fake-internet.js';

/** One URL that must be refused, or, as a control, must not be. */
export interface UrlRow {
  readonly id: string;
  readonly url: string;
  readonly why: string;
  readonly stage?: string;
  readonly setup?: InternetSetup;
}

/** ssrf-urls.json, as far as it is used here. */
export interface UrlCorpus {
  readonly cases: readonly UrlRow[];
  readonly controls: readonly UrlRow[];
}

const PUBLIC = '1.1.1.1';
const redirect = (location: string): InternetSetup => ({
  dns: { 'public.test': [[PUBLIC]] },
  http: { [PUBLIC]: { status: 302, location } },
});

/** One row for each way in, for a checkout without the full corpus. */
export const OWN_URLS: UrlCorpus = {
  cases: [
    { id: 'A01', stage: 'ip-literal', url: 'http://127.0.0.1/', why: 'loopback' },
    { id: 'A02', stage: 'ip-literal', url: 'http://0x7f.1/', why: 'loopback in hexadecimal' },
    { id: 'A03', stage: 'ip-literal', url: 'http://[::ffff:10.0.0.1]/', why: 'private, mapped' },
    { id: 'A04', stage: 'ip-literal', url: 'http://169.254.169.254/latest/meta-data/', why: 'metadata' },
    { id: 'A05', stage: 'ip-literal', url: 'http://168.63.129.16/', why: 'wire server' },
    { id: 'A06', stage: 'port', url: 'http://1.1.1.1:6379/', why: 'a port of no web server' },
    { id: 'A07', stage: 'userinfo', url: 'http://user:pass@1.1.1.1/', why: 'credentials' },
    { id: 'A08', stage: 'scheme', url: 'file:///etc/passwd', why: 'a file' },
    { id: 'A09', stage: 'parse', url: 'not a url', why: 'no URL' },
    {
      id: 'A10',
      stage: 'dns',
      url: 'http://inside.test/',
      why: 'a name of a private address',
      setup: { dns: { 'inside.test': [['10.0.0.1']] } },
    },
    {
      id: 'A11',
      stage: 'dns',
      url: 'http://mixed.test/',
      why: 'public and private',
      setup: { dns: { 'mixed.test': [[PUBLIC, '10.0.0.1']] } },
    },
    {
      id: 'A12',
      stage: 'rebind',
      url: 'http://turns.test/',
      why: 'public, then loopback',
      setup: { dns: { 'turns.test': [[PUBLIC], ['127.0.0.1']] } },
    },
    {
      id: 'A13',
      stage: 'redirect',
      url: 'http://public.test/',
      why: 'to loopback',
      setup: redirect('http://127.0.0.1/'),
    },
    {
      id: 'A14',
      stage: 'redirect',
      url: 'https://public.test/',
      why: 'https to http',
      setup: redirect('http://public.test/'),
    },
    {
      id: 'A15',
      stage: 'redirect',
      url: 'http://public.test/',
      why: 'without end',
      setup: redirect('http://public.test/'),
    },
  ],
  controls: [
    { id: 'B01', url: 'https://1.1.1.1/a.png', why: 'public IPv4' },
    { id: 'B02', url: 'https://[2606:4700::1111]/a.png', why: 'public IPv6' },
    {
      id: 'B03',
      url: 'https://public.test/127.0.0.1.png',
      why: 'a public name',
      setup: { dns: { 'public.test': [[PUBLIC]] } },
    },
  ],
};
