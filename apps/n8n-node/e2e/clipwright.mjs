import { join } from 'node:path';
import { ChildServer } from './child-server.mjs';
import { freePort } from './free-port.mjs';
import { repository } from './places.mjs';
import { runProgram } from './run-program.mjs';

const SETTINGS = {
  RATE_LIMIT: '15',
  RATE_WINDOW_SECONDS: '20',
  WORKER_SLOTS: '2',
  ALLOW_PRIVATE_IMAGE_HOSTS: 'on',
  LOG_LEVEL: 'warn',
};

/** The built Clipwright on loopback, with a database of its own and a window short enough to wait through. */
export class Clipwright {
  #home;
  #port;
  #server;
  #imageHost;
  #settings;

  /** `imageHost` is the one host, with its port, that images are fetched from; `settings` are laid over the usual ones. */
  constructor({ home, imageHost = '', settings = {} }) {
    this.#home = home;
    this.#imageHost = imageHost;
    this.#settings = settings;
  }

  get origin() {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start() {
    this.#port ??= await freePort();
    const env = {
      ...SETTINGS,
      ...this.#settings,
      CLIPWRIGHT_HOME: this.#home,
      PORT: String(this.#port),
      ALLOWED_IMAGE_HOSTS: this.#imageHost,
    };
    this.#server = new ChildServer({
      args: [join(repository, 'apps/api/dist/main.js')],
      env,
      cwd: this.#home,
    });
    await this.#server.printed(/^Clipwright is ready at /m);
  }

  kill() {
    return this.#server.kill();
  }

  async stop() {
    await this.#server?.stop();
  }

  /** Makes an account by the command line and gives its key. */
  async createAccount(email, plan) {
    const args = [
      join(repository, 'apps/api/dist/cli.js'),
      'account',
      'create',
      '--email',
      email,
      '--plan',
      plan,
    ];
    const { output, exitCode } = await runProgram(process.execPath, args, {
      cwd: this.#home,
      env: { CLIPWRIGHT_HOME: this.#home },
    });
    const key = /\bcw_[0-9A-Za-z]{36}\b/.exec(output)?.[0];
    if (exitCode !== 0 || key === undefined) throw new Error(`No account was made:\n${output}`);
    return key;
  }

  /** Calls the API with a key; resolves with what the JSON says. */
  async call(key, path, { method = 'GET', body } = {}) {
    const answer = await fetch(`${this.origin}/api/v1/${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.json();
  }

  /** All videos of a key's account, newest first. */
  async videos(key) {
    const { videos } = await this.call(key, 'videos?limit=100');
    return videos;
  }
}
