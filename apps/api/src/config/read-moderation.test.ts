import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EMBEDDED_KIND } from './__fixtures__/embedded-kind.js';
import { problemsOf } from './__fixtures__/problems-of.js';
import { readConfig } from './read-config.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const problemsWith = (env: Record<string, string>): readonly string[] =>
  problemsOf(() => readConfig(EMBEDDED_KIND, env));

describe('the settings of moderation', () => {
  it('leave it off by default', () => {
    expect(readConfig(EMBEDDED_KIND, {}).moderation).toEqual({
      words: [],
      endpoint: null,
      allowOnFailure: false,
    });
  });

  it('take words from the setting and from a file', () => {
    const file = join(folder, 'words.txt');
    writeFileSync(file, '# not wanted here\ngore\r\n\n bad man # a phrase\n');
    expect(
      readConfig(EMBEDDED_KIND, { MODERATION_WORDS: 'blood*, knife', MODERATION_WORDS_FILE: file }).moderation
        .words,
    ).toEqual(['blood*', 'knife', 'gore', 'bad man']);
  });

  it.each([
    'https://mod.example.com',
    'https://mod.example.com/',
    'https://mod.example.com/v1',
    'https://mod.example.com/v1/',
  ])('take %s as the address of a server', (url) => {
    expect(
      readConfig(EMBEDDED_KIND, { MODERATION_URL: url, MODERATION_KEY: 'k', MODERATION_ON_FAILURE: 'allow' })
        .moderation,
    ).toEqual({
      words: [],
      endpoint: { url: 'https://mod.example.com/v1/moderations', key: 'k', model: null, timeoutMs: 5000 },
      allowOnFailure: true,
    });
  });

  it('refuse words that would refuse everything, and files that are not there', () => {
    expect(problemsWith({ MODERATION_WORDS: 'gore, **', MODERATION_WORDS_FILE: '/nowhere.txt' })).toEqual([
      'MODERATION_WORDS_FILE takes a text file that can be read; got "/nowhere.txt" (ENOENT).',
      'MODERATION_WORDS takes words with a letter or a digit, of at most 100 characters; got "**".',
    ]);
  });
});
