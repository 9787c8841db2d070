import { describe, expect, it } from '@jest/globals';
import { videoFields, videoIdOf } from '../nodes/Clipwright/fields/video-reference.js';
import { n8nHost } from './support/n8n-host.mjs';

const ID = 'vid_4fJ0Xc2mQ8sLr6ZtUw1aBe';
const STATUS = { resource: 'video', operation: 'getStatus' };

const idOf = (videoId: unknown, typeVersion = 1.1) => {
  const parameters = { ...STATUS, videoId } as Parameters<typeof n8nHost>[0]['parameters'];
  const { context } = n8nHost({ baseUrl: 'http://127.0.0.1:9', apiKey: 'none', parameters, typeVersion });
  return videoIdOf(context, 0);
};
const picked = (mode: string, value: string) => ({ __rl: true, mode, value });

const regexOf = (properties: object): string => ('regex' in properties ? String(properties.regex) : '^$');

describe('A video is found', () => {
  it.each([
    ['picked from the list', picked('list', ID)],
    ['by its id', picked('id', ` ${ID} `)],
    ['by its video_url', picked('url', `https://clips.example.com/media/${ID}-1.mp4`)],
    [
      'by a status URL',
      picked('url', `https://clips.example.com/api/v1/video-status.php?video_id=${ID}&simple=1`),
    ],
    ['by a URL that an expression gives as an id', picked('id', `http://127.0.0.1:8787/media/${ID}-2.mp4`)],
    ['by a bare text in place of what was picked', ID],
  ])('%s', (_how, videoId) => {
    expect(idOf(videoId)).toBe(ID);
  });

  it('by the plain text of a workflow that version 1 of the node was saved with', () => {
    expect(idOf(ID, 1)).toBe(ID);
  });

  it.each([picked('list', ''), '', picked('id', '  ')])('never where none is chosen (%j)', (videoId) => {
    expect(() => idOf(videoId)).toThrow('No video is chosen.');
  });

  it('never by an address without an id', () => {
    for (const url of ['https://clips.example.com/media/clip.mp4', `https://clips.example.com/${ID}0`])
      expect(() => idOf(picked('url', url))).toThrow(`No video ID is in the URL ${url}`);
  });

  it('while the editor checks what is typed', () => {
    const modes = videoFields.find(({ type }) => type === 'resourceLocator')?.modes ?? [];
    const isTaken = (mode: string, text: string) => {
      const rules = modes.find(({ name }) => name === mode)?.validation ?? [];
      return rules.every((rule) => 'properties' in rule && new RegExp(regexOf(rule.properties)).test(text));
    };
    expect([isTaken('id', ID), isTaken('id', 'vid_1'), isTaken('id', `${ID}0`)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isTaken('url', `https://clips.example.com/media/${ID}-1.mp4`)).toBe(true);
    expect(isTaken('url', 'https://clips.example.com/media/clip.mp4')).toBe(false);
  });
});
