import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CHROMIUM, hasChromium } from './browser.js';

/**
 * A block of tests in a real browser; where there is none, one test that says so and holds that to be true.
 */
export function inChromium(name: string, tests: () => void): void {
  if (hasChromium) {
    describe.each([name])('%s', () => {
      tests();
    });
    return;
  }
  describe.each([name])('%s', () => {
    it('are not looked at in a browser, because there is no Chromium on this machine', () => {
      expect(existsSync(CHROMIUM)).toBe(false);
    });
  });
}
