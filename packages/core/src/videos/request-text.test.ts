import { describe, expect, it } from '@jest/globals';
import { parseImageToVideo, parseTextToVideo, requestText } from './index.js';

/** What version 0.1 hashed. Its hashes are kept for a day, and an upgrade takes minutes. */
const FIRST = {
  least:
    '{"mode":"text","prompt":"a red ball","negativePrompt":null,"imageUrl":null,"model":"modela2","resolution":"720p","aspectRatio":"16:9","durationSeconds":5,"audio":false,"seed":null}',
  most: '{"mode":"text","prompt":"a red ball","negativePrompt":"x","imageUrl":null,"model":"modelb3","resolution":"1440p","aspectRatio":"1:1","durationSeconds":3,"audio":false,"seed":7}',
  image:
    '{"mode":"image","prompt":"x","negativePrompt":null,"imageUrl":"https://example.com/a.png","model":"modela2","resolution":"720p","aspectRatio":null,"durationSeconds":5,"audio":false,"seed":null}',
};

const MOST = {
  prompt: 'a red ball',
  video_model: 'modelb3',
  resolution: '2K',
  duration: 3,
  aspect_ratio: '1:1',
  seed: 7,
  negative_prompt: 'x',
  audio: false,
};

function textOf(body: object): string {
  const parsed = 'image_url' in body ? parseImageToVideo(body) : parseTextToVideo(body);
  if (!parsed.ok) throw parsed.error;
  return requestText(parsed.value);
}

describe('the text of a request', () => {
  it.each([
    [{ prompt: 'a red ball' }, FIRST.least],
    [MOST, FIRST.most],
    [{ image_url: 'https://example.com/a.png', prompt: 'x' }, FIRST.image],
  ])('of %j is that of the first version, so that a retry after an upgrade is known', (body, text) => {
    expect(textOf(body)).toBe(text);
  });

  it('says nothing of a later field that asks for the usual', () => {
    expect(textOf({ prompt: 'a red ball', fps: 24 })).toBe(FIRST.least);
  });

  it('tells a later field that asks for something else', () => {
    expect(JSON.parse(textOf({ ...MOST, fps: 60 }))).toEqual({ ...JSON.parse(FIRST.most), fps: 60 });
  });

  it('tells any two requests apart that differ in one field', () => {
    const others = [
      { prompt: 'a blue ball' },
      { resolution: '720p' },
      { duration: 4 },
      { aspect_ratio: '16:9' },
      { seed: 8 },
      { negative_prompt: 'y' },
      { audio: true },
      { fps: 30 },
    ];
    const texts = [{}, ...others].map((change) => textOf({ ...MOST, ...change }));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
