import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../support/index.js';

const run = promisify(execFile);
const MOST_OUTPUT_BYTES = 64 * 2 ** 20;

/** What an image says of how it is started. */
export interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Volumes: Readonly<Record<string, unknown>>;
  readonly Healthcheck?: { readonly Test: readonly string[] };
  readonly StopSignal: string;
}

/** Builds and unpacks images without a daemon, in a store of its own that goes with the file. */
export class Buildah {
  private constructor(private readonly store: string) {}

  static async open(): Promise<Buildah> {
    return new Buildah(await temporaryFolder('images'));
  }

  /** Makes an image of a folder, as what it is to be called. `env` is set in it. */
  async imageOf(folder: string, name: string, env: readonly string[]): Promise<void> {
    const container = await this.ask('from', 'scratch');
    await this.ask('add', '--quiet', container, folder, '/');
    for (const pair of env) await this.ask('config', '--env', pair, container);
    await this.ask('commit', '--quiet', '--rm', container, name);
  }

  /** Builds an image as `docker build` does; `mounts` are there while it builds, and not in it. */
  async build(name: string, context: string, mounts: readonly string[]): Promise<void> {
    const volumes = mounts.map((path) => `--volume=${path}:${path}:ro`);
    const file = join(context, 'deploy/Dockerfile');
    const how = ['--isolation=chroot', '--format=docker', '--pull-never', ...volumes, '--file', file];
    await this.ask('build-using-dockerfile', ...how, '--tag', name, context);
  }

  async configOf(name: string): Promise<ImageConfig> {
    const { Docker } = JSON.parse(await this.ask('inspect', '--type=image', name)) as {
      Docker: { config: ImageConfig };
    };
    return Docker.config;
  }

  /** Unpacks an image, and gives the folder of its root. */
  async unpacked(name: string): Promise<string> {
    return await this.ask('mount', await this.ask('from', name));
  }

  /** Everything that was unpacked is let go of. */
  async close(): Promise<void> {
    await this.ask('umount', '--all').catch(() => undefined);
    await this.ask('rm', '--all').catch(() => undefined);
  }

  private async ask(command: string, ...args: readonly string[]): Promise<string> {
    const places = ['--root', join(this.store, 'store'), '--runroot', join(this.store, 'run')];
    const driver = ['--storage-driver=vfs'];
    const { stdout } = await run('buildah', [...places, ...driver, command, ...args], {
      maxBuffer: MOST_OUTPUT_BYTES,
    });
    return stdout.trim();
  }
}
