import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFakeServer, type StartedFakeServer } from '../src/testing/node/index.js';
import { PACKAGE_ROOT, runModule } from './run-module.js';

const DOCS = join(PACKAGE_ROOT, '../../docs');

interface Block {
  readonly page: string;
  readonly code: string;
}

const pages = (await readdir(join(DOCS, 'guide'))).filter((name) => name.endsWith('.md'));

/** The TypeScript and JavaScript that stands in the pages themselves; what they show of docs/examples is run from there. */
const blocks: Block[] = [];
for (const page of pages) {
  const text = await readFile(join(DOCS, 'guide', page), 'utf8');
  const fences = text.matchAll(/^ *```(?:ts|typescript|tsx|js|javascript|mjs|jsx)\b[^\n]*\n(.*?)^ *```/gms);
  for (const [, code = ''] of fences) blocks.push({ page, code });
}

interface Way {
  readonly page: string;
  /** Part of the code that is meant. */
  readonly has: string;
  /** What the page's reader has already, put before the code. */
  readonly before?: string;
  /** Packages of others that are not installed here, and what stands for them. */
  readonly standIns?: Readonly<Record<string, string>>;
  /** Prints what came of it. */
  readonly after: string;
  readonly printed: RegExp;
}

const CONNECTED = `
  import { createClient } from '@clipwright/core';
  const { CLIPWRIGHT_URL: baseUrl, CLIPWRIGHT_API_KEY: apiKey } = process.env;`;

const RUN: readonly Way[] = [
  {
    page: 'limit-my-api.md',
    has: 'limitNode({',
    before: `
      import { createMemoryStore, createRateLimiter } from '@clipwright/core/limiter';
      import { limitNode as made } from '@clipwright/core/limiter/http';
      const limiter = createRateLimiter({ store: createMemoryStore() });
      const ask = () => ({ rule: { name: 'r', limit: 1, windowMs: 60_000 }, key: 'k' });
      let middleware;
      const limitNode = (options) => (middleware = made(options));`,
    after: `
      import { createServer } from 'node:http';
      const server = createServer((request, response) => middleware(request, response, () => response.end('passed')));
      server.listen(0, '127.0.0.1', async () => {
        for (const _ of [1, 2]) {
          const answer = await fetch('http://127.0.0.1:' + server.address().port);
          console.log(answer.status, answer.headers.get('ratelimit'), answer.headers.get('retry-after'), await answer.text());
        }
        server.close();
        server.closeAllConnections();
      });`,
    printed:
      /^200 "calls";q=1;r=0 null passed\n429 \S+ 60 \{"message":"You have made 1 calls\. Come back in 60 s\."\}\n$/,
  },
  {
    page: 'limit-my-api.md',
    has: 'createPostgresStore',
    standIns: {
      pg: `const pg = { Pool: class {
        query() { return Promise.resolve({ rows: [] }); }
        connect() { return Promise.resolve({ query: this.query, release() {} }); }
      } };`,
    },
    after: 'console.log(typeof store.reserve);',
    printed: /^function\n$/,
  },
  {
    page: 'limit-my-api.md',
    has: 'createRedisStore',
    standIns: {
      ioredis: 'class Redis { defineCommand(name, { lua }) { console.log(name, lua.length > 99); } }',
    },
    after: 'console.log(typeof store.reserve);',
    printed: /^limit true\nfunction\n$/,
  },
  {
    page: 'long-calls.md',
    has: 'heartbeat=15',
    before: `${CONNECTED}\nconst client = createClient({ baseUrl, apiKey });`,
    after: "console.log('made');",
    printed: /^made\n$/,
  },
  {
    page: 'proxy.md',
    has: 'apiKey: session',
    before: `${CONNECTED}\nconst session = apiKey;`,
    after: 'console.log(typeof client.textToVideo);',
    printed: /^function\n$/,
  },
  {
    page: 'test-without-a-server.md',
    has: 'startFakeServer',
    after: '',
    printed: /^http:\/\/127\.0\.0\.1:\d+ cw_\S+\n$/,
  },
];

/** What is not run here, and why. */
const NOT_RUN: readonly { readonly page: string; readonly has: string; readonly why: string }[] = [
  {
    page: 'payments.md',
    has: 'standardwebhooks',
    why: 'is the sender of a payment service: tests/payments signs so, with the same package, before a real server',
  },
  {
    page: 'prompts.md',
    has: 'readPrompt',
    why: 'is of @clipwright/sketch, which this package does not know; the tests of that have its understanding',
  },
];

const isOf = ({ page, code }: Block, way: { readonly page: string; readonly has: string }): boolean =>
  way.page === page && code.includes(way.has);

const squeezed = (text: string): string => text.replace(/\s+/g, '');

const examples = await readdir(join(DOCS, 'examples'), { recursive: true });
const shown = await Promise.all(
  examples
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
    .map(async (name) => squeezed(await readFile(join(DOCS, 'examples', name), 'utf8'))),
);

const sourceOf = ({ code }: Block, { before = '', standIns = {}, after }: Way): string => {
  const import_ = (name: string): RegExp => new RegExp(`^import .* from '${name}';$`, 'm');
  const stood = Object.entries(standIns).reduce(
    (text, [name, standIn]) => text.replace(import_(name), () => standIn),
    code,
  );
  return [before, stood, after].join('\n');
};

describe('the code that stands in the guides', () => {
  let server: StartedFakeServer;
  beforeAll(async () => {
    server = await startFakeServer();
  });
  afterAll(() => server.close());

  it('is run here, is that of an example, or is named with the reason why not', () => {
    const unknown = blocks.filter(
      (block) =>
        ![...RUN, ...NOT_RUN].some((way) => isOf(block, way)) &&
        !shown.some((example) => example.includes(squeezed(block.code))),
    );
    expect(unknown).toEqual([]);
  });

  it.each([...RUN, ...NOT_RUN])('$page has what is said of it here: $has', (way) => {
    expect(blocks.filter((block) => isOf(block, way))).toHaveLength(1);
  });

  it.each(RUN)('does what $page says: $has', async (way) => {
    const block = blocks.find((one) => isOf(one, way)) as Block;
    const env = { CLIPWRIGHT_URL: server.baseUrl, CLIPWRIGHT_API_KEY: server.apiKey };
    const printed = await runModule(sourceOf(block, way), { inputType: 'module-typescript', env });
    expect(printed).toMatch(way.printed);
  });

  it('stands beside examples of the repository that are there', async () => {
    for (const page of pages) {
      const text = await readFile(join(DOCS, 'guide', page), 'utf8');
      const missing = [...text.matchAll(/^<<< @\/examples\/(\S+)/gm)].filter(
        ([, path = '']) => !examples.includes(path),
      );
      expect([page, missing]).toEqual([page, []]);
    }
  });
});
