import { spawn } from 'node:child_process';
import { repository } from '../run/places.mjs';
import { endOf, environmentFor } from '../run/run-child.mjs';
import { WAITING } from './compile.mjs';

const LISTENS = /^It listens on (\S+)$/m;

/** The server as a child that can be exchanged: `origin()` waits for the one that is to answer now. */
export class DevServer {
  #child = null;
  #waiting = null;
  #origin = Promise.withResolvers();
  #asked = 0;

  constructor(env) {
    this.env = env;
  }

  /** Where the present server answers; waits while one is exchanged, and for an edit where none came up. */
  origin() {
    return this.#origin.promise;
  }

  /** Ends the present one, starts the next, and tells whether it is ready; false where a later call came first. */
  async restart() {
    const turn = (this.#asked += 1);
    if (this.#child !== null) this.#origin = Promise.withResolvers();
    await this.stop();
    if (turn !== this.#asked) return false;
    const child = this.#waiting?.connected ? this.#waiting : this.#spawn();
    this.#child = child;
    child.send('begin');
    const isReady = await this.#ready(child, this.#origin);
    this.#waiting = this.#spawn();
    return isReady;
  }

  /** Ends the present one, and the one in waiting too. */
  async end() {
    this.#waiting?.kill('SIGKILL');
    await this.stop();
  }

  async stop() {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = endOf(child);
    child.kill('SIGTERM');
    await ended;
  }

  #spawn() {
    const child = spawn(process.execPath, ['--enable-source-maps', WAITING], {
      cwd: repository,
      env: { ...environmentFor(process.execPath), ...this.env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    // One that ends is told of by its end.
    return child.on('error', () => undefined);
  }

  #ready(child, origin) {
    let said = '';
    return new Promise((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text) => {
        said += text;
        process.stdout.write(text);
        const [, address] = LISTENS.exec(said) ?? [];
        if (address === undefined) return;
        origin.resolve(address);
        resolve(true);
      });
      child.once('exit', () => resolve(false));
    });
  }
}
