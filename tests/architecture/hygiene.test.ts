import { beforeAll, describe, expect, it } from '@jest/globals';
import { linesLike, trackedTexts, type TrackedFile } from './tracked-files.js';

const machinePath =
  /(?<![\w.~}-])\/(?:work|root|opt\/dev)\/[\w.]|\/home\/\w+\/|\/Users\/\w|\b[A-Z]:\\Users\\/;
const registryHost =
  /\bregistry\.[\w-]+\.\w|\bdeb\.debian\.|\bnpmmirror\b|\bartifactory\b|\bjfrog\b|\bverdaccio\b|_authToken|\.tgz\b.*https?:|https?:.*\.tgz\b/i;
const unfinished = new RegExp(
  String.raw`\b(?:${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\b|not implemented`,
);
const silencedTest = /\b(?:it|test|describe)\.(?:skip|only|todo|failing)\b|\b[xf](?:it|describe)\(/;
const silencedCheck =
  /(?:oxlint|eslint)-disable|@ts-(?:ignore|expect-error|nocheck)|(?:istanbul|c8|v8) ignore|[Ss]tryker disable/;
const apiKey = /\b[0-9A-Za-z]{1,16}_[0-9A-Za-z]{36}\b/;
const foreignSecret =
  /\bsk-[\w-]{20,}|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bxox[abp]-\w{10,}|-----BEGIN [A-Z ]*PRIVATE KEY-----/;

const isCode = ({ path }: TrackedFile) =>
  /\.(?:[cm]?[jt]s|sh|ya?ml)$/.test(path) && path !== 'pnpm-lock.yaml';

/** The files that name what they forbid, and are judged by their own planted breaks instead. */
const namesWhatItForbids = ({ path }: TrackedFile) => path === 'tests/architecture/hygiene.test.ts';

describe('what may never be committed', () => {
  let files: readonly TrackedFile[];
  let code: readonly TrackedFile[];

  beforeAll(async () => {
    files = (await trackedTexts()).filter((file) => !namesWhatItForbids(file));
    code = files.filter(isCode);
  });

  it('no file names a place on the machine it was written on', () => {
    expect(linesLike(files, machinePath)).toEqual([]);
  });

  it('no file, the lockfile included, names a package registry', () => {
    expect(linesLike(files, registryHost)).toEqual([]);
  });

  it('no work is left for later', () => {
    expect(linesLike(code, unfinished)).toEqual([]);
  });

  it('no test is skipped, and none shuts out the others', () => {
    expect(linesLike(code, silencedTest)).toEqual([]);
  });

  it('no rule, type error or uncovered line is silenced', () => {
    expect(linesLike(code, silencedCheck)).toEqual([]);
  });

  it('no string has the shape of an API key', () => {
    expect(linesLike(files, apiKey)).toEqual([]);
  });

  it("no string has the shape of another service's secret", () => {
    expect(linesLike(files, foreignSecret)).toEqual([]);
  });
});

describe('what the hygiene patterns catch', () => {
  const word = (...parts: string[]) => parts.join('');

  it.each([
    ['a home folder', machinePath, `cd ${word('/ho', 'me/ann/clipwright')}`],
    ['a work folder', machinePath, `const root = '${word('/wo', 'rk/main')}';`],
    ['a folder on a Mac', machinePath, word('/Us', 'ers/ann')],
    ['a registry', registryHost, word('https://regis', 'try.example.org/')],
    ['a tarball address', registryHost, word('tarball: https://example.org/a-1.0.0.t', 'gz')],
    ['a note for later', unfinished, word('// TO', 'DO: later')],
    ['a test that is skipped', silencedTest, word('it.sk', `ip('adds', () => {});`)],
    ['a suite that is switched off', silencedTest, word('xdesc', `ribe('adds', () => {});`)],
    ['a lint rule that is switched off', silencedCheck, word('// oxlint-dis', 'able-next-line')],
    ['a type error that is switched off', silencedCheck, word('// @ts-ig', 'nore')],
    ['an API key', apiKey, word('cw', '_', 'a'.repeat(36))],
    ['a private key', foreignSecret, word('-----BEGIN PRIV', 'ATE KEY-----')],
  ])('%s', (_, pattern, line) => {
    expect(linesLike([{ path: 'planted', text: line }], pattern)).toHaveLength(1);
  });

  it('nothing in what they should let pass', () => {
    const lawful = [
      'workspace:*',
      'apps/api/work/item',
      'https://example.org/work/item',
      'postgres://127.0.0.1/root',
    ];
    const all = [machinePath, registryHost, unfinished, silencedTest, silencedCheck, apiKey, foreignSecret];
    const caught = all.flatMap((pattern) =>
      linesLike([{ path: 'planted', text: lawful.join('\n') }], pattern),
    );
    expect(caught).toEqual([]);
  });
});
