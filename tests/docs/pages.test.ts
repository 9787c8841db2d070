import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BookServer } from './book-server.js';
import { SHOWN_FILES } from './cannot-run.js';
import { followPage, type Followed } from './follow-page.js';
import { includesOf } from './page-blocks.js';
import { PageSession, type Reader } from './page-session.js';

const DOCS = join(import.meta.dirname, '../../docs');
const PAGES = ['.', 'operate', 'use'].flatMap((folder) =>
  readdirSync(join(DOCS, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

let server: BookServer;

/** With a new account for each page: none finds the window that another has used up. */
const follow = async (name: string, text: string): Promise<Followed> =>
  followPage(name, text, await PageSession.open(await server.reader()));

beforeAll(async () => {
  server = await BookServer.start();
});

describe('a page of the book', () => {
  it.each(PAGES)('%s: every command runs, and every block says what is so', async (name) => {
    const page = await readFile(join(DOCS, name), 'utf8');
    const { problem, left } = await follow(name, page);
    for (const line of left) process.stderr.write(`  [not run] ${name}: ${line}\n`);
    expect(problem).toBeNull();
    for (const path of includesOf(page).map((path) => path.replace(/^(?:\.\.\/)+/, '')))
      expect(Object.keys(SHOWN_FILES)).toContain(path);
  });
});

describe('a page that lies is told, with the line of its block:', () => {
  let liar: Reader;

  beforeAll(async () => {
    liar = await server.reader();
  });

  const fence = (language: string, text: string, note = '') =>
    `# A page\n\n${note}\n\`\`\`${language}\n${text}\n\`\`\`\n`;

  it.each([
    ['a command that is not there', fence('sh', 'npm run -s clipwright -- make-tea')],
    ['an option of a command that is gone', fence('sh', 'npm run -s clipwright -- upgrade --look')],
    ['a setting that is none', fence('ini', 'CLIPRIGHT_HOME=/var/lib')],
    ['a value that a setting does not take', fence('ini', 'HTTPS=maybe')],
    [
      'an answer with a field that no answer has',
      fence('sh', `echo '{"a":1}'`) + fence('json', '{"b":1}', '<!-- run: answer -->'),
    ],
    ['a file of the repository that has moved', fence('sh', 'docker compose --file deploy/compose.yml up')],
    ['a program that throws', fence('ts', `const one: number = 1;\nthrow new Error(String(one));`)],
    ['statements that PostgreSQL would not read', fence('sql', 'CREATE ROLL clipwright;')],
    [
      'an Ingress without a path',
      fence('yaml', 'apiVersion: networking.k8s.io/v1\nkind: Ingress\nspec: { rules: 3 }'),
    ],
    ['a block in no language', fence('', 'what is this?')],
  ])('%s', async (_what, text) => {
    const { problem } = await followPage('planted.md', text, await PageSession.open(liar));
    expect(problem).toMatch(/^planted\.md:\d+\n/);
  });
});
