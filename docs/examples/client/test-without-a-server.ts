import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient, isClipwrightError, type ClipwrightClient } from '@clipwright/core';
import { createFakeServer, lostAnswer, videoFails } from '@clipwright/core/testing';

/** The code under test: it takes its client as an input. */
async function birthdayVideo(client: ClipwrightClient, name: string): Promise<string | null> {
  try {
    return (await client.textToVideo({ prompt: `balloons that spell ${name}` })).video_url;
  } catch (error) {
    if (isClipwrightError(error) && error.code === 'generation_failed') return null;
    throw error;
  }
}

await test('asks for the name in balloons', async () => {
  const server = createFakeServer();
  await birthdayVideo(createClient(server.connection), 'Ann');
  assert.equal(server.videos[0]?.prompt, 'balloons that spell Ann');
});

await test('makes one video though the answer is lost', async () => {
  const server = createFakeServer();
  server.script('create', lostAnswer());
  const url = await birthdayVideo(createClient(server.connection), 'Ann');
  assert.deepEqual([url, server.videos.length], [server.videos[0]?.video_url, 1]);
});

await test('goes without a video where it fails', async () => {
  const server = createFakeServer();
  server.script('create', videoFails());
  assert.equal(await birthdayVideo(createClient(server.connection), 'Ann'), null);
});

await test('follows a video of five minutes in no time', async () => {
  const server = createFakeServer({ makingMs: 300_000 });
  const startMs = server.clock.now();
  await birthdayVideo(createClient(server.connection), 'Ann');
  assert.ok(server.clock.now() - startMs >= 300_000);
});
