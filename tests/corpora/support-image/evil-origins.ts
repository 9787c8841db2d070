import { gzipSync } from 'node:zlib';
import {
  EXPIRED,
  onlyWithCookie,
  openDeaf,
  openHttp2Only,
  openUnsecured,
  plain,
  PNG,
  says,
  secured,
  SOUND_HEAD,
  TRUSTED,
  webpOf,
  wire,
  type EvilOrigin,
} from './evil-answers.js';
import { drip, flood } from './raw-origin.js';

/** How to open one, how often it may be asked, and whether what it serves is an image after all. */
export interface EvilRow {
  readonly id: string;
  readonly says: string;
  readonly accepted?: true;
  readonly asked?: number;
  open(): Promise<EvilOrigin>;
}

const MEBIBYTE = 1024 * 1024;
const OK = 'HTTP/1.1 200 OK\r\n';
const PNG_LENGTH = `Content-Length: ${PNG.length}\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
const BLOCK = Buffer.alloc(65_536, 0x41);
const HEX_LENGTH = PNG.length.toString(16);
const HEADER_FLOOD = 'X-Line: y\r\n'.repeat(10_000);
const PNG_CHUNK = Buffer.concat([Buffer.from(`${HEX_LENGTH}\r\n`), PNG, Buffer.from('\r\n')]);
const unpacked = Buffer.alloc(64 * MEBIBYTE);
const BOMB = gzipSync(unpacked);

/**
 * Ids that begin with O are those of evil-origin.json; with X, our own. Each is asked once unless it says
 * otherwise.
 */
export const EVIL_ORIGINS: readonly EvilRow[] = [
  { id: 'O01', says: 'answers no SYN', asked: 0, open: openDeaf },
  {
    id: 'O03',
    says: 'sends headers byte by byte',
    open: plain((socket) => drip(socket, `${SOUND_HEAD}${PNG_LENGTH}\r\n`, 1_000)),
  },
  {
    id: 'O05',
    says: 'stalls at 90 % of the body',
    open: plain(wire(`${SOUND_HEAD}${PNG_LENGTH}\r\n`, (socket) => void socket.write(PNG.subarray(0, -20)))),
  },
  {
    id: 'O07',
    says: 'sends more than it announced',
    open: plain(
      wire(`${SOUND_HEAD}${PNG_LENGTH}\r\n`, (socket) => void socket.write(Buffer.concat([PNG, BLOCK]))),
    ),
  },
  {
    id: 'O09',
    says: 'announces 50 GB',
    open: plain(wire(`${SOUND_HEAD}Content-Length: 53687091200\r\n\r\n`, (socket) => flood(socket, BLOCK))),
  },
  {
    id: 'O11',
    says: 'sends 50 MB unannounced',
    open: plain(
      wire(`${SOUND_HEAD}Connection: close\r\n\r\n`, (socket) => flood(socket, BLOCK, 50 * MEBIBYTE)),
    ),
  },
  {
    id: 'O13',
    says: 'sends a header of 100 kB',
    open: plain(says(`${SOUND_HEAD}X-Long: ${'y'.repeat(100_000)}\r\n`, PNG)),
  },
  {
    id: 'O15',
    says: 'never stops saying 1xx',
    open: plain((socket) => flood(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n')),
  },
  {
    id: 'O17',
    says: 'sends a gzip bomb though identity was asked',
    open: plain(says(`${SOUND_HEAD}Content-Encoding: gzip\r\n`, BOMB)),
  },
  {
    id: 'O19',
    says: 'packs five times',
    open: plain(says(`${SOUND_HEAD}Content-Encoding: gzip, gzip, gzip, gzip, gzip\r\n`, BOMB)),
  },
  {
    id: 'O21',
    says: 'serves a login page',
    open: plain(says(`${OK}Content-Type: text/html\r\n`, '<html>Please sign in</html>')),
  },
  {
    id: 'O23',
    says: 'calls a picture text',
    accepted: true,
    open: plain(says(`${OK}Content-Type: text/plain\r\n`, PNG)),
  },
  { id: 'O25', says: 'names two types', open: plain(says(`${SOUND_HEAD}Content-Type: text/html\r\n`, PNG)) },
  { id: 'O27', says: 'has no content', open: plain(wire('HTTP/1.1 204 No Content\r\n\r\n')) },
  { id: 'O29', says: 'says not modified', open: plain(wire('HTTP/1.1 304 Not Modified\r\n\r\n')) },
  {
    id: 'O31',
    says: 'asks for credentials',
    open: plain(
      says(
        'HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm="x"\r\nContent-Type: image/png\r\n',
        PNG,
      ),
    ),
  },
  {
    id: 'O33',
    says: 'has not found it',
    open: plain(says('HTTP/1.1 404 Not Found\r\nContent-Type: image/png\r\n', PNG)),
  },
  {
    id: 'O35',
    says: 'fails',
    open: plain(says('HTTP/1.1 500 Internal Server Error\r\nContent-Type: image/png\r\n', PNG)),
  },
  {
    id: 'O37',
    says: 'redirects inside with a large body',
    open: plain(
      wire(
        'HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/\r\nContent-Length: 53687091200\r\n\r\n',
        (socket) => flood(socket, BLOCK),
      ),
    ),
  },
  { id: 'O39', says: 'redirects with a cookie', asked: 2, open: plain(onlyWithCookie) },
  { id: 'O41', says: 'has an expired certificate', asked: 0, open: secured(EXPIRED) },
  {
    id: 'O43',
    says: 'speaks TLS 1.0 only',
    asked: 0,
    open: secured({ ...TRUSTED, minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' }),
  },
  { id: 'O45', says: 'speaks no TLS', asked: 0, open: openUnsecured },
  { id: 'O47', says: 'speaks HTTP/2 only', asked: 0, open: openHttp2Only },
  {
    id: 'O49',
    says: 'ends its lines with LF alone',
    open: plain(says('HTTP/1.1 200 OK\nContent-Type: image/png\nContent-Length: 100\n\n', PNG)),
  },
  {
    id: 'O51',
    says: 'floods with trailers',
    open: plain(
      wire(`${SOUND_HEAD}${CHUNKED}\r\n`, (socket) => {
        socket.write(Buffer.concat([PNG_CHUNK, Buffer.from('0\r\n')]));
        flood(socket, HEADER_FLOOD);
      }),
    ),
  },
  { id: 'O53', says: 'closes at once', open: plain((socket) => void socket.destroy()) },
  {
    id: 'O55',
    says: 'points to a private address by Alt-Svc',
    open: plain(says(`${OK}Alt-Svc: h2="127.0.0.1:443"\r\nContent-Type: text/html\r\n`, '<html>')),
  },
  { id: 'O57', says: 'serves a good PNG', accepted: true, open: plain(says(SOUND_HEAD, PNG)) },
  {
    id: 'O59',
    says: 'serves a good WebP of 9.9 MiB',
    accepted: true,
    open: plain(says(`${OK}Content-Type: image/webp\r\n`, webpOf(Math.floor(9.9 * MEBIBYTE)))),
  },
  {
    id: 'X01',
    says: 'announces less than it sends and closes',
    open: plain(
      wire(
        `${SOUND_HEAD}Connection: close\r\n${PNG_LENGTH}\r\n`,
        (socket) => void socket.write(Buffer.concat([PNG, BLOCK])),
      ),
    ),
  },
  {
    id: 'X02',
    says: 'announces more than it sends',
    open: plain(
      wire(`${SOUND_HEAD}Content-Length: ${PNG.length + 9}\r\n\r\n`, (socket) => void socket.end(PNG)),
    ),
  },
  { id: 'X03', says: 'sends ten thousand headers', open: plain(says(SOUND_HEAD + HEADER_FLOOD, PNG)) },
  {
    id: 'X04',
    says: 'never ends a chunk extension',
    open: plain(wire(`${SOUND_HEAD}${CHUNKED}\r\n5;`, (socket) => flood(socket, BLOCK, 64 * MEBIBYTE))),
  },
  {
    id: 'X05',
    says: 'announces two lengths',
    open: plain(
      wire(`${SOUND_HEAD}${PNG_LENGTH}Content-Length: 5\r\n\r\n`, (socket) => void socket.write(PNG)),
    ),
  },
  {
    id: 'X06',
    says: 'announces a length and chunks',
    open: plain(wire(`${SOUND_HEAD}${PNG_LENGTH}${CHUNKED}\r\n`, (socket) => void socket.write(PNG_CHUNK))),
  },
  {
    id: 'X07',
    says: 'sends a part that nobody asked for',
    open: plain(
      says(`HTTP/1.1 206 Partial Content\r\nContent-Range: bytes 0-9/10\r\nContent-Type: image/png\r\n`, PNG),
    ),
  },
  {
    id: 'X08',
    says: 'upgrades',
    open: plain(
      wire(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
        (socket) => void socket.write(PNG),
      ),
    ),
  },
  {
    id: 'X09',
    says: 'redirects nowhere',
    open: plain(wire('HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n')),
  },
  { id: 'X10', says: 'is silent after the handshake', open: plain(() => undefined) },
  {
    id: 'X11',
    says: 'has a certificate nobody trusts',
    asked: 0,
    open: secured({ cert: TRUSTED.cert, key: TRUSTED.key, minVersion: 'TLSv1.2' }),
  },
  { id: 'X12', says: 'serves a good PNG over TLS', accepted: true, open: secured(TRUSTED) },
  {
    id: 'X13',
    says: 'serves a good PNG in chunks',
    accepted: true,
    open: plain(
      wire(
        `${SOUND_HEAD}${CHUNKED}\r\n`,
        (socket) => void socket.write(Buffer.concat([PNG_CHUNK, Buffer.from('0\r\n\r\n')])),
      ),
    ),
  },
  {
    id: 'X14',
    says: 'serves a good PNG and closes',
    accepted: true,
    open: plain(wire(`${SOUND_HEAD}Connection: close\r\n\r\n`, (socket) => void socket.end(PNG))),
  },
  { id: 'X15', says: 'serves a good PNG without a type', accepted: true, open: plain(says(OK, PNG)) },
  {
    id: 'X17',
    says: 'sends a trailer',
    open: plain(
      wire(
        `${SOUND_HEAD}${CHUNKED}\r\n`,
        (socket) => void socket.write(Buffer.concat([PNG_CHUNK, Buffer.from('0\r\nX-Late: 1\r\n\r\n')])),
      ),
    ),
  },
  {
    id: 'X16',
    says: 'sends one byte over 10 MiB',
    open: plain(
      wire(`${OK}Connection: close\r\n\r\n`, (socket) => void socket.end(webpOf(10 * MEBIBYTE + 1))),
    ),
  },
];
