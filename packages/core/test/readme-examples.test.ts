import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startFakeServer } from '../src/testing/node/index.js';
import { PACKAGE_ROOT, runModule } from './run-module.js';

const readme = await readFile(join(PACKAGE_ROOT, 'README.md'), 'utf8');
const [client = '', limiter = '', keys = '', ...more] = [...readme.matchAll(/```js\n(.*?)```/gs)].map(
  (match) => match[1] ?? '',
);

describe('the three examples of the README', () => {
  it('are three', () => {
    expect(more).toEqual([]);
    expect([client, limiter, keys].every((example) => example.length > 0)).toBe(true);
  });

  it('make a video', async () => {
    const server = await startFakeServer();
    const example = client.replace('https://clips.example.com', server.baseUrl);
    try {
      const printed = await runModule(example.replace('cw_your_key', server.apiKey));
      expect(printed).toBe(`100 %\n${server.videos[0]?.video_url}\n`);
    } finally {
      await server.close();
    }
  });

  it('limit a route', async () => {
    expect(await runModule(limiter)).toBe('first 200\nsecond 200\nthird 429\n');
  });

  it('judge a request and make a key', async () => {
    expect(await runModule(keys)).toBe(
      'ok invalid\nduration must be a whole number of seconds from 1 to 10 for modela2; got "5".\n',
    );
  });
});
