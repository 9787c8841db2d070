import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { lostAnswer, videoFails } from '../src/testing/index.js';
import { startFakeServer, type StartedFakeServer } from '../src/testing/node/index.js';
import { PACKAGE_ROOT, startModule } from './run-module.js';

const EXAMPLES = join(PACKAGE_ROOT, '../../docs/examples/client');
const GUIDE = join(PACKAGE_ROOT, '../../docs/guide');
const names = (await readdir(EXAMPLES)).filter((name) => name.endsWith('.ts'));

const started: StartedFakeServer[] = [];
async function start(options: Parameters<typeof startFakeServer>[0] = {}): Promise<StartedFakeServer> {
  const server = await startFakeServer(options);
  started.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()));
});

/** Runs an example to its end against a server; what it printed, and the exit code. */
async function run(name: string, server?: StartedFakeServer): Promise<[printed: string, code: number]> {
  const env = { CLIPWRIGHT_URL: server?.baseUrl ?? '', CLIPWRIGHT_API_KEY: server?.apiKey ?? '' };
  const source = await readFile(join(EXAMPLES, name), 'utf8');
  const child = startModule(source, { inputType: 'module-typescript', env });
  const ended = once(child, 'close') as Promise<[number]>;
  const [printed, complained, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), ended]);
  return [printed + complained, code];
}

describe('the examples of the guide', () => {
  it('compile as a strict module of Node, against the built package', () => {
    const config = join(EXAMPLES, 'tsconfig.json');
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(config, (file) => ts.sys.readFile(file)).config,
      ts.sys,
      EXAMPLES,
    );
    const program = ts.createProgram(
      names.map((name) => join(EXAMPLES, name)),
      { ...options, typeRoots: [join(PACKAGE_ROOT, '../../node_modules/@types')] },
    );
    const faults = ts.getPreEmitDiagnostics(program);
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
    expect(options.module).toBe(ts.ModuleKind.NodeNext);
    expect(options.strict).toBe(true);
  });

  it.each(names)('%s is shown by a page, as it is', async (name) => {
    const page = await readFile(join(GUIDE, name.replace(/\.ts$/, '.md')), 'utf8');
    expect(page).toContain(`<<< @/examples/client/${name}`);
  });
});

describe('retry-safely.ts', () => {
  it('gets the one video of an order, though its answer is lost and it is run again', async () => {
    const server = await start();
    server.script('create', lostAnswer());
    const first = await run('retry-safely.ts', server);
    expect(first).toEqual([`${server.videos[0]?.video_url}\n`, 0]);
    expect(await run('retry-safely.ts', server)).toEqual(first);
    expect(server.videos).toHaveLength(1);
  });

  it('tries a video that failed again, under a new key', async () => {
    const server = await start();
    server.script('create', videoFails());
    expect(await run('retry-safely.ts', server)).toEqual([`${server.videos[1]?.video_url}\n`, 0]);
    expect(server.videos.map(({ status }) => status)).toEqual(['failed', 'completed']);
  });
});

describe('pace-a-batch.ts', () => {
  it('makes every video, and never breaks the window', async () => {
    const server = await start({ rule: { limit: 3, windowMs: 1_000 } });
    const [printed, code] = await run('pace-a-batch.ts', server);
    expect(code).toBe(0);
    for (const { video_url: url } of server.videos) expect(printed).toContain(String(url));
    expect(server.videos).toHaveLength(4);
    expect(printed).toMatch(/waiting: ".+" for \d+ s/);
  });
});

describe('plan-a-video.ts', () => {
  it('says what would be made, and makes nothing', async () => {
    const server = await start();
    const [printed, code] = await run('plan-a-video.ts', server);
    expect(code).toBe(0);
    expect(printed).toMatch(/^2560x1440, 8 s: 80 credits on sketch\nready in about \d+ s\n$/);
    server.takePlaces(15);
    expect(await run('plan-a-video.ts', server)).toEqual([
      expect.stringContaining('not now: Rate limit exceeded'),
      0,
    ]);
    expect(server.videos).toEqual([]);
  });
});

describe('test-without-a-server.ts', () => {
  it('passes', async () => {
    const [printed, code] = await run('test-without-a-server.ts');
    expect([code, /pass (\d+)/.exec(printed)?.[1], /fail (\d+)/.exec(printed)?.[1]]).toEqual([0, '4', '0']);
  });
});
