import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tell } from '../../faults/tell.js';
import { call, generated, postText } from '../../support/index.js';
import { freePort } from '../web-servers/start-web-server.js';
import { baseRoot, BASE_NAME, buildContext, buildMounts, TRUST } from './node-image.js';
import { Buildah, type ImageConfig } from './buildah.js';
import { ReadOnlyContainer } from './read-only-container.js';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const NAME = 'localhost/clipwright';
/** Node's encoder and PostgreSQL are more than half of what is ours in it; 71 MB are fetched: letters, instruments, the voice, the stage's programs. */
const MOST_OF_OURS_MB = 560;

const canBuild = process.getuid?.() === 0 && spawnSync('buildah', ['--version']).status === 0;

if (canBuild) describeImage();
else
  describe('the image', () => {
    it('is not built here: that needs root, and buildah and debootstrap of Debian', () => {
      expect(canBuild).toBe(false);
    });
  });

function describeImage(): void {
  describe('the image that deploy/Dockerfile makes', () => {
    let buildah: Buildah;
    let root: string;
    let config: ImageConfig;

    beforeAll(async () => {
      buildah = await Buildah.open();
      const [base, context, mounts] = await Promise.all([
        baseRoot(),
        buildContext(REPOSITORY),
        buildMounts(),
      ]);
      await buildah.imageOf(base, BASE_NAME, TRUST);
      await buildah.build(NAME, context, mounts);
      config = await buildah.configOf(NAME);
      root = await buildah.unpacked(NAME);
    }, 900_000);
    afterAll(() => buildah.close());

    it('is started as a user of its own, keeps its data in one volume, and says how its health is asked', () => {
      expect(config).toMatchObject({
        User: 'node',
        Entrypoint: ['node', '/app/dist/main.js'],
        Volumes: { '/data': {} },
        Healthcheck: { Test: ['CMD', 'node', '/app/deploy/is-alive.mjs'] },
        StopSignal: 'SIGTERM',
      });
    });

    it(`is at most ${MOST_OF_OURS_MB} MB more than Node's own, with no sources and no tools in it`, async () => {
      const { stdout } = spawnSync('du', ['-sm', join(root, 'app')], { encoding: 'utf8' });
      tell(`what is ours in the image: ${Number.parseInt(stdout, 10)} MB`);
      expect(Number.parseInt(stdout, 10)).toBeLessThan(MOST_OF_OURS_MB);
      expect((await readdir(join(root, 'app'))).toSorted()).toEqual([
        'assets',
        'deploy',
        'dist',
        'node_modules',
        'package.json',
      ]);
    });

    it('makes a video on a read-only root, is told to be well, and stops when it is asked to', async () => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const settings = { PORT: String(port), PUBLIC_URL: origin, HTTPS: 'off' };
      const container = await ReadOnlyContainer.of(root, config, settings);
      const server = await container.start();
      await expect(container.exec('touch', '/app/x')).rejects.toThrow(/Read-only file system/);
      await container.exec('node', '/app/deploy/is-alive.mjs');
      const account = ['account', 'create', '--email', 'you@example.com', '--plan', 'api', '--json'];
      const { api_key: key } = JSON.parse(await container.exec('clipwright', ...account)) as {
        api_key: string;
      };
      const { video_url: url } = generated(await postText({ origin, key }));
      const video = await call(origin, { path: new URL(url).pathname, key });
      expect([video.status, video.header('content-type')]).toEqual([200, 'video/mp4']);
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
      await expect(container.exec('node', '/app/deploy/is-alive.mjs')).rejects.toThrow(/Command failed/);
    });
  });
}
