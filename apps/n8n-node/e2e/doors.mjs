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

class Door {
  #shutAt = null;
  #isShut = false;
  #posts = 0;
  #tellShut = () => undefined;

  constructor(origin) {
    this.origin = origin;
  }

  /** Generations that came since the door was last set. */
  get posts() {
    return this.#posts;
  }

  /**
   * Shuts as soon as `shutAt` says 'before' or 'after' of a request: it is held before the server gets it, or the
   * answer is held. Resolves once it is shut.
   */
  shut(shutAt) {
    this.open();
    this.#shutAt = shutAt;
    return new Promise((resolve) => (this.#tellShut = resolve));
  }

  /** Lets through what comes from now on. */
  open() {
    this.#shutAt = null;
    this.#isShut = false;
    this.#posts = 0;
  }

  async pass(incoming, outgoing, url) {
    const isPost = incoming.method === 'POST';
    if (isPost) this.#posts += 1;
    const isStatus = url.pathname.endsWith('/video-status.php');
    const moment = this.#shutAt?.({ isPost, isStatus, posts: this.#posts }) || null;
    if (moment === 'before') this.#shut();
    if (this.#isShut) return;
    passOn(incoming, {
      url,
      answer: (reply) => this.#answer(reply, outgoing, moment),
      lost: () => outgoing.destroy(),
    });
  }

  #answer(reply, outgoing, moment) {
    if (moment === 'after') this.#shut();
    if (this.#isShut) return void reply.resume();
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
