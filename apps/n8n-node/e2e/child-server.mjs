import { spawn } from 'node:child_process';
import { waitUntil } from './wait-until.mjs';

/** A server as a child process with a group of its own, so that nothing of it is left behind. */
export class ChildServer {
  #child;
  #output = '';
  #exit = null;

  /**
   * `env` is laid over PATH and HOME alone: what runs the test must not change what is tested. `program` is this
   * Node, unless told.
   */
  constructor({ program = process.execPath, args, env, cwd }) {
    const kept = { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8' };
    this.#child = spawn(program, args, {
      cwd,
      env: { ...kept, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (this.#output += text));
    this.exited = new Promise((resolve) => {
      this.#child.once('close', (code, signal) => resolve((this.#exit = code ?? signal)));
    });
  }

  get output() {
    return this.#output;
  }

  /** What `pattern` matches in the output, as soon as it does. Rejects when the server ends first. */
  printed(pattern, withinMs = 120_000) {
    return waitUntil({ what: `${pattern} in the output`, withinMs, everyMs: 50 }, () => {
      if (this.#exit !== null)
        throw new Error(`The server ended (${String(this.#exit)}):\n${this.#output.slice(-4_000)}`);
      return pattern.exec(this.#output);
    });
  }

  /** Kills the server and all that it started, at once. */
  async kill() {
    this.#signalGroup('SIGKILL');
    await this.exited;
  }

  /** Lets the server end by itself; kills what is left. */
  async stop(graceMs = 15_000) {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#signalGroup('SIGKILL'), graceMs);
    await this.exited;
    clearTimeout(timer);
    this.#signalGroup('SIGKILL');
  }

  #signalGroup(signal) {
    try {
      process.kill(-Number(this.#child.pid), signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}
