import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { generated, postText, seedAccount, startServer, videoFile } from '../support/index.js';

const prompt = 'a very private lighthouse, Ünï';

/** What a real video of this prompt tells of itself, and all its bytes. */
async function madeWith(
  env: Readonly<Record<string, string>>,
): Promise<{ tags: Record<string, string>; bytes: Buffer }> {
  const server = await startServer({ env });
  const { key } = await seedAccount(server.database);
  const { video_url: url } = generated(
    await postText({ origin: server.origin, key }, { prompt, resolution: '480p', duration: 1 }),
  );
  const file = await videoFile(server, url);
  const { stdout } = await promisify(execFile)('ffprobe', [
    '-v',
    'error',
    '-show_format',
    '-of',
    'json',
    file,
  ]);
  const { format } = JSON.parse(stdout) as { format: { tags: Record<string, string> } };
  const bytes = await readFile(file);
  await server.stop();
  return { tags: format.tags, bytes };
}

describe('the prompt in the file of a drawn video', () => {
  it('is its title', async () => {
    const { tags } = await madeWith({});
    expect(tags).toMatchObject({
      title: prompt,
      comment: expect.stringMatching(/^Clipwright sketch, seed \d+$/),
    });
  });

  it('is nowhere in it with PROMPT_IN_METADATA=off', async () => {
    const { tags, bytes } = await madeWith({ PROMPT_IN_METADATA: 'off' });
    expect(tags).not.toHaveProperty('title');
    for (const word of [prompt, 'lighthouse', 'private']) expect(bytes.includes(word)).toBe(false);
  });
});
