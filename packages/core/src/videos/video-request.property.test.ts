import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ASPECT_RATIOS, MODELS, frameSize } from '../models/index.js';
import { parseImageToVideo, parseTextToVideo, requestBody, type VideoRequest } from './index.js';

const anything = fc.anything({ withBigInt: true, withNullPrototype: true, maxDepth: 3 });
const orAnything = <T>(likely: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: likely }, { weight: 1, arbitrary: anything });

/** Bodies of which about half are good, so that both ways are walked. */
const bodies = fc.record(
  {
    prompt: orAnything(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 })),
    image_url: orAnything(
      fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.constant('data:image/png;base64,AAAA')),
    ),
    video_model: orAnything(fc.constantFrom('modela2', 'modelb3', null)),
    resolution: orAnything(fc.constantFrom('480p', '720P', '768p', '1080p', '2K', '1440p')),
    duration: orAnything(fc.integer({ min: 1, max: 15 })),
    aspect_ratio: orAnything(fc.constantFrom(...ASPECT_RATIOS)),
    seed: orAnything(fc.integer({ min: 0, max: 4_294_967_295 })),
    negative_prompt: orAnything(fc.string()),
    audio: orAnything(fc.boolean()),
    surprise: anything,
  },
  { requiredKeys: [] },
);

const parsers = [parseTextToVideo, (body: unknown) => parseImageToVideo(body)];

describe('any body at all', () => {
  it('is accepted or refused by one sentence of at most 300 characters that names the field', () => {
    fc.assert(
      fc.property(fc.oneof(bodies, anything), fc.constantFrom(...parsers), (body, parse) => {
        const parsed = parse(body);
        if (parsed.ok) return;
        expect(parsed.error.message.length).toBeLessThanOrEqual(300);
        expect(parsed.error.message).not.toMatch(/[\p{C}]/u);
        expect(
          parsed.error.param === null || parsed.error.message.startsWith(`${parsed.error.param} must be `),
        ).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('that is accepted parses to itself again', () => {
    let seen = 0;
    fc.assert(
      fc.property(bodies, fc.constantFrom(...parsers), (body, parse) => {
        const first = parse(body);
        if (!first.ok) return;
        seen += 1;
        const again = parse(JSON.parse(JSON.stringify(requestBody(first.value))));
        expect(again).toEqual({ ok: true, value: { ...first.value, warnings: [] } });
      }),
      { numRuns: 1500 },
    );
    expect(seen).toBeGreaterThan(100);
  });

  it('that is accepted has an even frame within its model', () => {
    const largest = { modela2: 720, modelb3: 1440 };
    const check = ({ model, resolution, aspectRatio }: VideoRequest): void => {
      for (const ratio of aspectRatio === null ? ASPECT_RATIOS : [aspectRatio]) {
        const { width, height } = frameSize(resolution, ratio);
        expect([width % 2, height % 2]).toEqual([0, 0]);
        expect(Math.min(width, height)).toBeLessThanOrEqual(largest[model]);
        expect(Math.max(width, height)).toBeLessThanOrEqual(3360);
      }
    };
    fc.assert(
      fc.property(bodies, fc.constantFrom(...parsers), (body, parse) => {
        const parsed = parse(body);
        if (parsed.ok) check(parsed.value);
      }),
      { numRuns: 1000 },
    );
  });

  it('that is accepted asks for a length that its model makes', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const parsed = parseTextToVideo(body);
        if (!parsed.ok) return;
        const { durations } = MODELS.find((model) => model.id === parsed.value.model)!;
        expect(parsed.value.durationSeconds).toBeGreaterThanOrEqual(durations.min);
        expect(parsed.value.durationSeconds).toBeLessThanOrEqual(durations.max);
      }),
    );
  });
});
