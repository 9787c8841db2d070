import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { atEndOfFile, temporaryFolder } from '../support/index.js';
import { ServerProcess } from '../support/server-process.js';
import { CLI } from '../operate/backup-command.js';
import type { Reader } from './page-session.js';

const run = promisify(execFile);

/** A server as `npm start` starts one, with its own database, and readers with an account each. */
export class BookServer {
  private readers = 0;

  private constructor(
    private readonly home: string,
    private readonly origin: string,
  ) {}

  static async start(): Promise<BookServer> {
    const home = await temporaryFolder('book');
    const server = new ServerProcess({
      CLIPWRIGHT_HOME: home,
      PORT: '0',
      LOOP_LATE_MS: '60000',
      POSTERS: 'off',
    });
    atEndOfFile(async () => {
      server.signal('SIGTERM');
      await server.exited;
    });
    return new BookServer(home, await server.ready());
  }

  /** Somebody with a new account and its key. */
  async reader(): Promise<Reader> {
    const email = `reader-${(this.readers += 1)}@example.com`;
    const env = { ...process.env, CLIPWRIGHT_HOME: this.home };
    const { stdout } = await run(
      process.execPath,
      [CLI, 'account', 'create', '--email', email, '--plan', 'api', '--json'],
      { env },
    );
    const { api_key: key = '' } = JSON.parse(stdout) as { api_key?: string };
    return { origin: this.origin, home: this.home, email, key };
  }
}
