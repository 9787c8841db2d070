const LONGEST = 2_000;

/** What a browser would run, show or read by itself instead of handing it to a program. */
const NEVER = [
  'javascript:',
  'data:',
  'blob:',
  'file:',
  'vbscript:',
  'about:',
  'ws:',
  'wss:',
  'ftp:',
  'view-source:',
];

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** `cursor://…`: a scheme that a program on somebody's own machine has for itself (RFC 8252). */
const OWN_SCHEME = /^[a-z][a-z0-9+.-]*:\/\/[^/]/i;

/** Whether a browser may be sent there with a code: over TLS, to this machine, or to a program on it. */
export function isRedirectAddress(text: string): boolean {
  if (text.length > LONGEST || text.includes('#') || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return protocol === 'http:' ? LOOPBACK.includes(hostname) : isSafe(protocol, text);
}

const isSafe = (protocol: string, text: string): boolean =>
  protocol === 'https:' || (OWN_SCHEME.test(text) && !NEVER.includes(protocol));
