import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../support/index.js';

const REPOSITORY = join(import.meta.dirname, '../..');
const MOST_MS = 120_000;

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Reader {
  readonly origin: string;
  readonly home: string;
  readonly email: string;
  readonly key: string;
}

/**
 * What somebody has open who follows a page from its top to its end: a folder that looks like the clone, a shell
 * that remembers what was set in it, an account and a key.
 */
export class PageSession {
  private constructor(
    readonly folder: string,
    private readonly reader: Reader,
  ) {}

  static async open(reader: Reader): Promise<PageSession> {
    const folder = await temporaryFolder('page');
    for (const name of await readdir(REPOSITORY))
      if (!['node_modules', '.git'].includes(name)) await symlink(join(REPOSITORY, name), join(folder, name));
    for (const place of [
      'tmp',
      'var/lib',
      'var/backups/clipwright',
      'etc/nginx/conf.d',
      'etc/caddy',
      'etc/systemd/system',
    ])
      await mkdir(join(folder, place), { recursive: true });
    await mkdir(join(folder, 'node_modules/@clipwright'), { recursive: true });
    await symlink(join(REPOSITORY, 'packages/core'), join(folder, 'node_modules/@clipwright/core'));
    await cp(join(REPOSITORY, 'packages/sketch/photos/mountain.jpg'), join(folder, 'photo.jpg'));
    await writeFile(join(folder, '.state'), '');
    await writeFile(join(folder, '.where'), folder);
    return new PageSession(folder, reader);
  }

  /** Names, addresses and folders of the page in those of this session. */
  placed(text: string): string {
    const { origin, home, email, key } = this.reader;
    return text
      .replaceAll('http://127.0.0.1:8787', origin)
      .replaceAll(/https:\/\/video\.example\.com(?=[/\s])/g, origin)
      .replaceAll('you@example.com', email)
      .replaceAll('cw_your_key', key)
      .replaceAll(/\/var\/lib\/clipwright(?![\w-])/g, home)
      .replaceAll('/opt/clipwright', this.folder)
      .replaceAll(
        /(?<![\w.}])\/(var\/lib\/clipwright-|var\/backups\/clipwright|etc\/|tmp\/(?!clipwright-))/g,
        `${this.folder}/$1`,
      );
  }

  /** Runs lines of shell; what they set is there for the next ones. */
  async shell(text: string): Promise<Ran> {
    const [state, where] = [join(this.folder, '.state'), join(this.folder, '.where')];
    const script = [
      'set -euo pipefail -o allexport',
      `source ${state}; cd "$(cat ${where})"`,
      `trap 'code=$?; declare -px >${state}; pwd >${where}; exit $code' EXIT`,
      this.placed(text),
    ];
    return await this.run('bash', ['-c', script.join('\n')]);
  }

  /** Runs a program in the session's folder, with what the shell has set. */
  async program(name: string, file: string, text: string): Promise<Ran> {
    await writeFile(join(this.folder, file), this.placed(text));
    return await this.shell(`${name} ${file}`);
  }

  private async run(program: string, args: readonly string[]): Promise<Ran> {
    const child = spawn(program, args, { cwd: this.folder, env: this.environment(), timeout: MOST_MS });
    const said = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
    child.stdin.end();
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, ...said };
  }

  private environment(): Record<string, string | undefined> {
    return {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      CLIPWRIGHT_HOME: this.reader.home,
      PORT: new URL(this.reader.origin).port,
    };
  }
}
