import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { atEndOfFile, temporaryFolder, waitUntil } from '../../support/index.js';
import type { ImageConfig } from './buildah.js';

const run = promisify(execFile);
/** Of the account `node` in the image. */
const ACCOUNT = 1000;
const READY = /^Clipwright is ready at (\S+)/m;

/** An unpacked image whose root is read-only: what may be written is its volume and /tmp. */
export class ReadOnlyContainer {
  private output = '';

  private constructor(
    private readonly root: string,
    readonly data: string,
    private readonly config: ImageConfig,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async of(
    image: string,
    config: ImageConfig,
    env: Readonly<Record<string, string>>,
  ): Promise<ReadOnlyContainer> {
    const [root, data] = [await temporaryFolder('container'), await temporaryFolder('volume')];
    await chown(data, ACCOUNT, ACCOUNT);
    await chmod(data, 0o700);
    await mkdir(root, { recursive: true });
    const mounts = [
      ['--bind', image, root],
      ['-o', 'remount,ro,bind', root],
      ['-t', 'proc', 'proc', join(root, 'proc')],
      ['--bind', '/dev', join(root, 'dev')],
      ['-t', 'tmpfs', 'tmpfs', join(root, 'tmp')],
      ['--bind', data, join(root, 'data')],
    ];
    atEndOfFile(() => run('umount', ['--recursive', '--lazy', root]));
    for (const mount of mounts) await run('mount', mount);
    return new ReadOnlyContainer(root, data, config, env);
  }

  /** Starts what the image says, as whom it says, and gives the process once it is ready. */
  async start(): Promise<ChildProcess> {
    const child = spawn('chroot', this.inside(this.config.Entrypoint), {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    atEndOfFile(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    });
    await waitUntil({ what: 'the container to be ready' }, () => {
      if (child.exitCode !== null) throw new Error(`The container ended:\n${this.output}`);
      return READY.test(this.output);
    });
    return child;
  }

  /** Runs a program in it, and gives what it says. Throws where that does not end well. */
  async exec(...command: readonly string[]): Promise<string> {
    return (await run('chroot', this.inside(command), { cwd: '/' })).stdout;
  }

  private inside(command: readonly string[]): string[] {
    const env = Object.entries(this.env).map(([name, value]) => `${name}=${value}`);
    const all = [...this.config.Env.filter((pair) => !pair.startsWith('PORT=')), ...env];
    return [`--userspec=${ACCOUNT}:${ACCOUNT}`, this.root, '/usr/bin/env', '-i', ...all, ...command];
  }
}
