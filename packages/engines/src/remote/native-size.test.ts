import { describe, expect, it } from '@jest/globals';
import { ASPECT_RATIOS, frameSize, type Resolution } from '@clipwright/core/models';
import { sizeToMake, textOfSize } from './native-size.js';

const WAN_5B = { sizes: ['1280x704', '704x1280'], sizeMultiple: 32 };
const WAN_14B = { sizes: ['1280x720', '720x1280', '832x480', '480x832'], sizeMultiple: 16 };

const made = (resolution: Resolution, model: typeof WAN_5B): Record<string, string> =>
  Object.fromEntries(
    ASPECT_RATIOS.map((shape) => [shape, textOfSize(sizeToMake(frameSize(resolution, shape), model))]),
  );

describe('the size that a model is asked for', () => {
  it('is one of its native ones, whatever is asked for: Wan 2.2 5B', () => {
    const sizes = {
      '16:9': '1280x704',
      '9:16': '704x1280',
      '1:1': '1280x704',
      '4:3': '1280x704',
      '3:4': '704x1280',
    };
    expect(made('480p', WAN_5B)).toEqual({ ...sizes, '21:9': '1280x704' });
    expect(made('720p', WAN_5B)).toMatchObject(sizes);
  });

  it('is the smallest of those of which least is cut away: Wan 2.2 14B', () => {
    expect(made('480p', WAN_14B)).toMatchObject({ '16:9': '832x480', '9:16': '480x832', '4:3': '832x480' });
    expect(made('720p', WAN_14B)).toMatchObject({
      '16:9': '1280x720',
      '9:16': '720x1280',
      '3:4': '720x1280',
    });
  });

  it('is the asked one in the steps of the model where no native one can be conformed to it', () => {
    expect(made('720p', WAN_5B)['21:9']).toBe('1696x736');
    expect(made('1080p', WAN_5B)['16:9']).toBe('1920x1088');
    expect(made('480p', { sizes: [], sizeMultiple: 32 })['16:9']).toBe('864x480');
  });
});
