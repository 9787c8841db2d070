import { execFile } from 'node:child_process';
import { access, copyFile, cp, mkdir, realpath, symlink } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../support/index.js';

const run = promisify(execFile);
/** What the Dockerfile begins with; no registry is asked for it here. */
export const BASE_NAME = 'docker.io/library/node:24-bookworm-slim';
const CERTIFICATES = 'etc/ssl/certs/ca-certificates.crt';

/** That of npm as it is called here: .../npm/bin/npm-cli.js. */
const npmFolder = async (): Promise<string> =>
  dirname(dirname(await realpath((await run('which', ['npm'])).stdout.trim())));

/** Where this machine gets Debian's packages from. */
async function mirror(): Promise<string> {
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(SITE)', 'Created-By: Packages']);
  return stdout.split('\n').find((site) => /\/debian\/?$/.test(site)) ?? '';
}

/**
 * The root of an image like Node's slim one: Debian, Node and npm, and an account called node. What this machine
 * trusts is trusted in it.
 */
export async function baseRoot(): Promise<string> {
  const root = await temporaryFolder('node-image');
  await run(
    'debootstrap',
    ['--variant=minbase', '--include=ca-certificates', 'bookworm', root, await mirror()],
    {
      maxBuffer: 2 ** 26,
    },
  );
  await copyFile(process.execPath, join(root, 'usr/local/bin/node'));
  await cp(await npmFolder(), join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  await mkdir(dirname(join(root, CERTIFICATES)), { recursive: true });
  await copyFile(join('/', CERTIFICATES), join(root, CERTIFICATES));
  await run('chroot', [root, 'groupadd', '--gid', '1000', 'node']);
  await run('chroot', [root, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node']);
  return root;
}

/** What a build has to see of this machine to reach npm's registry as it does. */
export async function buildMounts(): Promise<string[]> {
  const settings = [join(homedir(), '.npmrc'), '/etc/npmrc'];
  const here = await Promise.all(
    settings.map((path) =>
      access(path).then(
        () => true,
        () => false,
      ),
    ),
  );
  return settings.filter((_, index) => here[index]);
}

export const TRUST = [`NODE_EXTRA_CA_CERTS=/${CERTIFICATES}`];

/** The files of the repository as a clone has them, and what is not committed yet. */
export async function buildContext(repository: string): Promise<string> {
  const context = await temporaryFolder('build-context');
  const list = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    maxBuffer: 2 ** 26,
  });
  const files = list.stdout.split('\0').filter((name) => name !== '');
  for (const file of files)
    await cp(join(repository, file), join(context, file)).catch((error: NodeJS.ErrnoException) => {
      // Deleted, and not yet committed.
      if (error.code !== 'ENOENT') throw error;
    });
  return context;
}
