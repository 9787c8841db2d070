import { createServer, request as send } from 'node:http';

/**
 * Ways to a server, each under a path of its own, that can be shut at a chosen moment: what comes then is held, and
 * nobody is told. `target` gives the server's origin.
 */
export async function startDoors(target) {
  const doors = new Map();
  const server = createServer((incoming, outgoing) => {
    const [, name, path] = /^\/([^/]+)(\/.*)$/.exec(incoming.url) ?? [];
    const door = doors.get(name);
    if (door === undefined) outgoing.writeHead(404).end();
    else void door.pass(incoming, outgoing, new URL(path, target()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    open: (name) => {
      const door = new Door(`http://127.0.0.1:${port}/${name}`);
      doors.set(name, door);
      return door;
    },
    stop: () => server.close().closeAllConnections(),
  };
}

/** What a server with a full window says. */
const FULL = { 'Content-Type': 'application/json', 'Retry-After': '75' };
const FULL_BODY = JSON.stringify({ success: false, error: 'Rate limit exceeded', code: 'rate_limited' });

class Door {
  #shutAt = null;
  #isShut = false;
  #posts = 0;
  #held = [];
  #tellShut = () => undefined;

  constructor(origin) {
    this.origin = origin;
  }

  /**
   * Shuts as soon as `shutAt` says 'before' or 'after' of a request: it is held before the server gets it, or its
   * answer is held. 'full': it is answered as by a full window, which is waited for. Resolves once it is shut.
   */
  shut(shutAt) {
    this.#shutAt = shutAt;
    this.#posts = 0;
    return new Promise((resolve) => (this.#tellShut = resolve));
  }

  /** Loses what it holds, and lets through what comes from now on. */
  open() {
    this.#shutAt = null;
    this.#isShut = false;
    for (const outgoing of this.#held.splice(0)) outgoing.destroy();
  }

  async pass(incoming, outgoing, url) {
    const isPost = incoming.method === 'POST';
    const isStatus = url.pathname.endsWith('/video-status.php');
    if (isPost) this.#posts += 1;
    const moment = this.#shutAt?.({ isPost, isStatus, posts: this.#posts }) || null;
    if (moment === 'full') return this.#refuse(incoming, outgoing);
    if (moment === 'before') this.#shut();
    if (this.#isShut) return void this.#held.push(outgoing);
    passOn(incoming, {
      url,
      answer: (reply) => this.#answer(reply, outgoing, moment),
      lost: () => outgoing.destroy(),
    });
  }

  #refuse(incoming, outgoing) {
    incoming.resume();
    outgoing.writeHead(429, FULL).end(FULL_BODY);
    this.#tellShut();
  }

  #answer(reply, outgoing, moment) {
    if (moment === 'after') this.#shut();
    if (this.#isShut) {
      reply.resume();
      this.#held.push(outgoing);
      return;
    }
    outgoing.writeHead(reply.statusCode, reply.headers);
    reply.pipe(outgoing);
  }

  #shut() {
    this.#isShut = true;
    this.#tellShut();
  }
}

function passOn(incoming, { url, answer, lost }) {
  const onward = send(url, { method: incoming.method, headers: incoming.headers, agent: false }, answer);
  onward.on('error', lost);
  incoming.pipe(onward);
}
