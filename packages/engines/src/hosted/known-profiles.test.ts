import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { hostedCapabilities, hostedSettings } from './hosted.settings.js';
import { LISTED_PROFILES, profileOf } from './known-profiles.js';
import { longestOf } from './model-profile.js';

const GUIDE = readFileSync(new URL('../../../../docs/guide/engines-hosted.md', import.meta.url), 'utf8');

const settingsOf = (packageName: string, pattern: string) => ({
  provider: packageName,
  model: pattern.replace('*', 'x'),
  apiKey: 'k',
});

describe.each(LISTED_PROFILES)(
  'the profile of $packageName $pattern',
  ({ packageName, pattern, profile }) => {
    it('keeps what it promises, and says where it was read', () => {
      const { length, durationsSeconds, resolutions, sizes, source } = profile;
      expect(durationsSeconds.max).toBeLessThanOrEqual(longestOf(length) ?? 0);
      if (typeof sizes !== 'string')
        expect(resolutions.filter((size) => sizes[size] === undefined)).toEqual([]);
      expect(source).toMatch(/\d/);
    });

    it('is found by the ids that it is for, and is what the engine offers', () => {
      const settings = settingsOf(packageName, pattern);
      expect(profileOf(packageName, settings.model).profile).toEqual(profile);
      const { modes, durationsSeconds, resolutions, aspectRatios, audio } = hostedCapabilities(
        hostedSettings.parse(settings),
      );
      expect({ modes, durationsSeconds, resolutions, aspectRatios }).toEqual({
        modes: profile.modes,
        durationsSeconds: profile.durationsSeconds,
        resolutions: profile.resolutions,
        aspectRatios: profile.aspectRatios,
      });
      expect(audio).toBe(profile.sound !== 'none');
    });

    it('stands in the guide, with the longest that the model makes', () => {
      const row = GUIDE.split('\n').find((line) => line.includes(`\`${pattern}\``)) ?? '';
      expect(row).toMatch(new RegExp(`\\b${Math.floor(longestOf(profile.length) ?? 0)} s`));
    });
  },
);
