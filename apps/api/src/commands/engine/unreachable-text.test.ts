import { expect, it } from '@jest/globals';
import { unreachableText } from './unreachable-text.js';

const failed = (code: string, message = 'fetch failed'): Error =>
  Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(message), { code }) });

it.each([
  ['http://10.0.0.5:8188', 'ECONNREFUSED', 'Nothing listens at 10.0.0.5:8188: the connection was refused.'],
  ['http://10.0.0.5:8188', 'ECONNREFUSED', '--listen, --host'],
  ['http://localhost:8188', 'ECONNREFUSED', 'In a container, localhost is the container itself.'],
  ['http://gpu:8188', 'ENOTFOUND', 'The name gpu is not known here.'],
  ['http://10.0.0.5:8188', 'EHOSTUNREACH', 'There is no way from here'],
  ['http://10.0.0.5:8188', 'UND_ERR_CONNECT_TIMEOUT', 'does not answer in time'],
  ['https://10.0.0.5:8188', 'ERR_SSL_WRONG_VERSION_NUMBER', 'speaks no TLS. Use --url http://10.0.0.5:8188.'],
  ['https://10.0.0.5:8188', 'ERR_SSL_PACKET_LENGTH_TOO_LONG', 'speaks no TLS'],
  ['https://10.0.0.5:8188', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'Set NODE_EXTRA_CA_CERTS'],
  ['https://10.0.0.5:8188', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'Set NODE_EXTRA_CA_CERTS'],
  ['https://10.0.0.5:8188', 'CERT_HAS_EXPIRED', 'has expired'],
  ['https://10.0.0.5:8188', 'ERR_TLS_CERT_ALTNAME_INVALID', 'is for another name'],
  [
    'http://10.0.0.5:22',
    'HPE_INVALID_CONSTANT',
    'does not speak HTTP, or speaks it over TLS: then use --url https://10.0.0.5:22',
  ],
  ['http://10.0.0.5:443', 'ECONNRESET', 'If it speaks TLS, use --url https://10.0.0.5'],
  ['http://10.0.0.5:1', 'SOMETHING_NEW', 'could not be asked'],
])('%s that ends with %s: what is wrong and how to mend it', (url, code, says) =>
  expect(unreachableText(url, failed(code))).toContain(says),
);

it('reads through all addresses of a name, and shows nothing of what came', () => {
  const error = Object.assign(new TypeError('fetch failed'), {
    cause: new AggregateError([failed('ECONNREFUSED').cause, failed('ECONNREFUSED').cause], 'secret words'),
  });
  const text = unreachableText('http://gpu.local:8188', error);
  expect(text).toContain('the connection was refused');
  expect(text).not.toContain('secret');
});
