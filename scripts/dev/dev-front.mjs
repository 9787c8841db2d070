import { createServer, request as ask } from 'node:http';

const SCRIPT = '/__dev/reload.js';
const EVENTS = '/__dev/events';
const RELOAD = `new EventSource('${EVENTS}').onmessage = () => location.reload();\n`;

/**
 * Stands at the address that stays while servers behind it are exchanged: a call waits for the next one, and pages hear when
 * to load themselves anew. `origin` resolves with the server that answers now.
 */
export function devFront(origin) {
  const listeners = new Set();
  const server = createServer((request, response) => {
    if (request.url === SCRIPT) return void response.setHeader('content-type', 'text/javascript').end(RELOAD);
    if (request.url === EVENTS) return listen(response, listeners);
    passOn(request, response, origin).catch(() => response.headersSent || response.writeHead(502).end());
  });
  return {
    server,
    reloadPages: () => listeners.forEach((page) => page.write('data: reload\n\n')),
  };
}

function listen(response, listeners) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': here\n\n');
  listeners.add(response);
  response.once('close', () => listeners.delete(response));
}

async function passOn(request, response, origin) {
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  const headers = { ...request.headers, ...(wantsPage ? { 'accept-encoding': 'identity' } : {}) };
  const { hostname, port } = new URL(await origin());
  const onward = ask({ hostname, port, path: request.url, method: request.method, headers });
  onward.once('error', () => response.destroy());
  response.once('close', () => onward.destroy());
  onward.once('response', (answer) => {
    const isPage = (answer.headers['content-type'] ?? '').startsWith('text/html');
    if (isPage && answer.statusCode === 200) return void withScript(answer, response);
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  request.pipe(onward);
}

/** A page with one script more, from its own origin: what pages may load stays as it is. */
async function withScript(answer, response) {
  const page = (await answer.setEncoding('utf8').toArray()).join('');
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  response.writeHead(200, { ...headers, 'cache-control': 'no-store' });
  response.end(page.replace('</head>', `<script src="${SCRIPT}" defer></script></head>`));
}
