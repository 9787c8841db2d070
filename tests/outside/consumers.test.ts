import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { launch } from '../browser/support/browser.js';
import { atEndOfFile, seedAccount, startServer, temporaryFolder, type TestServer } from '../support/index.js';
import { runTold } from './consumers/run-told.mjs';
import { startWebServer } from './web-servers/start-web-server.js';
import type { WebServer } from './web-servers/web-server.js';

type Program = 'node20' | 'node22' | 'node24' | 'bun' | 'deno' | 'workerd';

/** See prepare-consumers.mjs. */
const { programs, tarballs } = JSON.parse(process.env['CONSUMERS'] ?? '{}') as {
  programs: Record<Program, string>;
  tarballs: { core: string };
};

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const TSC = join(REPOSITORY, 'node_modules/typescript/bin/tsc');

/** What every program comes to, wherever it runs. */
const FACTS = { status: 'completed', contentType: 'video/mp4', box: 'ftyp', refusal: 'invalid_request' };

let server: TestServer;
let folder: string;
let env: { BASE_URL: string; API_KEY: string };

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: '100' } });
  env = { BASE_URL: server.origin, API_KEY: (await seedAccount(server.database)).key };
  folder = await temporaryFolder('consumer');
  await cp(new URL('./consumers/programs/', import.meta.url), folder, { recursive: true });
  await runTold(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', tarballs.core],
    {
      cwd: folder,
    },
  );
});

/** Runs a program of the folder in a runtime, and gives the facts that it prints. */
const told = async (runtime: Program, args: readonly string[]): Promise<unknown> =>
  JSON.parse(await runTold(programs[runtime], args, { cwd: folder, env }));

describe('core, from its tarball in a bare folder', () => {
  it('brings nothing but itself and zod, and zod once', async () => {
    const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    expect(Object.keys(packages)).toEqual(['', 'node_modules/@clipwright/core', 'node_modules/zod']);
  });

  it.each([
    ['node20', 'consumer.mjs'],
    ['node20', 'consumer.cjs'],
    ['node22', 'consumer.mjs'],
    ['node22', 'consumer.cjs'],
    ['node24', 'consumer.mjs'],
    ['node24', 'consumer.cjs'],
    ['bun', 'consumer.mjs'],
  ] as const)('makes a video in %s by %s', async (runtime, program) => {
    expect(await told(runtime, [program])).toEqual(FACTS);
  });

  it('makes a video in Deno, with no right but the network and its two variables', async () => {
    const rights = [
      '--allow-net',
      '--allow-env=BASE_URL,API_KEY',
      '--node-modules-dir=manual',
      '--no-prompt',
    ];
    expect(await told('deno', ['run', ...rights, 'consumer.mjs'])).toEqual(FACTS);
  });

  it('is typed for strict programs in both module systems, which then run in Node 20, 22 and 24', async () => {
    await symlink(join(REPOSITORY, 'node_modules/@types'), join(folder, 'node_modules/@types'), 'dir');
    await runTold(process.execPath, [TSC, '-p', 'tsconfig.json'], { cwd: folder });
    for (const runtime of ['node20', 'node22', 'node24'] as const)
      for (const program of ['built/typed.mjs', 'built/typed.cjs'])
        expect(await told(runtime, [program])).toEqual(FACTS);
  });

  it('makes a video in workerd', async () => {
    await bundle('worker.mjs', 'worker-bundle.mjs');
    const port = await startWebServer(workerd(), folder);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).json()).toEqual(FACTS);
  });

  it('makes a video in a page of Chromium, from one bundle', async () => {
    await bundle('page.mjs', 'page-bundle.js');
    const script = await readFile(join(folder, 'page-bundle.js'), 'utf8');
    const browser = await launch();
    atEndOfFile(() => browser.close());
    const page = await browser.newPage();
    const address = `${server.origin}/somebody-elses-page`;
    const body = '<!doctype html><meta charset="utf-8"><title>A page</title>';
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(address);
    await page.addScriptTag({ content: script, type: 'module' });
    const facts = await page.evaluate(`lookFromPage(${JSON.stringify(env.API_KEY)})`);
    expect(facts).toEqual(FACTS);
  });

  it('comes to few bytes of a bundle, by what is used of it', async () => {
    const sizes = await Promise.all(
      USED.map(async ([used, most]) => [used, await sizeOf(used), most] as const),
    );
    process.stdout.write(
      `Minified and gzipped, without zod:\n${sizes.map(([used, bytes]) => `${String(bytes).padStart(6)} ${used}`).join('\n')}\n`,
    );
    expect(sizes.filter(([, bytes, most]) => bytes > most)).toEqual([]);
  });
});

/** What somebody imports, and the bytes that it may come to. */
const USED: readonly (readonly [used: string, mostBytes: number])[] = [
  [`export { createClient } from '@clipwright/core/client'`, 6_000],
  [`export { isClipwrightError } from '@clipwright/core/errors'`, 1_000],
  [`export { MODEL_IDS } from '@clipwright/core/models'`, 500],
];

const OPTIONS = { bundle: true, format: 'esm', platform: 'browser', target: 'es2023', minify: true } as const;

async function bundle(program: string, outfile: string): Promise<void> {
  const { warnings } = await build({
    ...OPTIONS,
    entryPoints: [join(folder, program)],
    outfile: join(folder, outfile),
    logLevel: 'silent',
  });
  expect(warnings).toEqual([]);
}

async function sizeOf(used: string): Promise<number> {
  const { outputFiles } = await build({
    ...OPTIONS,
    stdin: { contents: used, resolveDir: folder },
    write: false,
    external: ['zod'],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

const workerd = (): WebServer => ({
  name: 'workerd',
  program: programs.workerd,
  forms: [],
  prepare: async ({ port }) => {
    await writeFile(join(folder, 'worker.capnp'), workerConfig(port));
    return { args: ['serve', 'worker.capnp'], env, cwd: folder };
  },
});

const workerConfig = (port: number): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .consumer),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const consumer :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker-bundle.mjs")],
  compatibilityDate = "2026-11-01",
  bindings = [(name = "BASE_URL", fromEnvironment = "BASE_URL"), (name = "API_KEY", fromEnvironment = "API_KEY")],
);
`;
