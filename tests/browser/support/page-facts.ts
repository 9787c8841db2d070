import type { Page } from 'playwright-core';
import { waitUntil } from '../../support/index.js';

/** What a page can tell of itself. As text, because these tests are compiled without a browser's types. */
const asked = <Fact>(page: Page, expression: string): Promise<Fact> => page.evaluate<Fact>(expression);

export const clipboardOf = (page: Page): Promise<string> => asked(page, 'navigator.clipboard.readText()');

/** All that scripts of the page keep in the browser, and the page's address. */
export const keptBy = (page: Page): Promise<string> =>
  asked(page, 'JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href');

export const focusedText = (page: Page): Promise<string> => asked(page, 'document.activeElement.textContent');

export const isTooWide = (page: Page): Promise<boolean> =>
  asked(page, 'document.documentElement.scrollWidth > document.documentElement.clientWidth');

export const focusIsOn = (page: Page, selector: string): Promise<boolean> =>
  asked(page, `document.activeElement.matches(${JSON.stringify(selector)})`);

/** Whether the first of these is in the window as a whole. */
export const isInSight = (page: Page, selector: string): Promise<boolean> =>
  asked(
    page,
    `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
  );

/** Whether nothing is painted over the corner of the first of these. */
export const isOnTop = (page: Page, selector: string): Promise<boolean> =>
  asked(
    page,
    `(({ left, top }) => document.elementFromPoint(left + 8, top + 8).matches(${JSON.stringify(selector)}))(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
  );

/** Whether no two of these touch. */
export const areApart = (page: Page, selector: string): Promise<boolean> =>
  asked(
    page,
    `[...document.querySelectorAll(${JSON.stringify(selector)})]
      .map((mark) => mark.getBoundingClientRect())
      .sort((one, other) => one.left - other.left)
      .every(({ left }, index, all) => index === 0 || left >= all[index - 1].right + 2)`,
  );

/** The shape of the video in a card, width to height, once its size is known, and whether the room shows all of it. */
export const shapeOf = (page: Page, card: string): Promise<{ shape: number; whole: boolean }> =>
  asked(
    page,
    `(async () => {
      const card = document.querySelector(${JSON.stringify(card)});
      const [room, video] = [card.querySelector('.player'), card.querySelector('video')];
      if (video.videoWidth === 0) await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }));
      const [around, inside] = [room.getBoundingClientRect(), video.getBoundingClientRect()];
      const fits = inside.top >= around.top - 1 && inside.bottom <= around.bottom + 1 && inside.right <= around.right + 1;
      return { shape: video.videoWidth / video.videoHeight, whole: fits && getComputedStyle(video).objectFit === 'contain' };
    })()`,
  );

/** The clip on the stage of the studio, once it is there: its shape, whether the stage shows all of it, and whether it begins anew. */
export async function stageClip(page: Page): Promise<{ shape: number; whole: boolean; loops: boolean }> {
  await page.locator('video.stage-clip').waitFor();
  return await asked(
    page,
    `(async () => {
      const [room, clip] = [document.querySelector('.stage-room'), document.querySelector('video.stage-clip')];
      if (clip.videoWidth === 0) await new Promise((resolve) => clip.addEventListener('loadedmetadata', resolve, { once: true }));
      const [around, inside] = [room.getBoundingClientRect(), clip.getBoundingClientRect()];
      const fits = inside.top >= around.top - 1 && inside.bottom <= around.bottom + 1 && inside.right <= around.right + 1;
      const isInShape = Math.abs(inside.width / inside.height - clip.videoWidth / clip.videoHeight) < 0.02;
      return { shape: clip.videoWidth / clip.videoHeight, whole: fits && isInShape, loops: clip.loop };
    })()`,
  );
}

/** Waits until the first of these has been playing for a moment. */
export async function clipPlayed(page: Page, selector: string): Promise<void> {
  const expression = `(document.querySelector(${JSON.stringify(selector)})?.currentTime ?? 0) > 0.1`;
  await waitUntil({ what: 'a clip to play' }, () => asked<boolean>(page, expression));
}

/** Names in code that stand on more than one line, each without a space that they could be broken at. */
export const brokenNames = (page: Page): Promise<string[]> =>
  asked(
    page,
    `[...document.querySelectorAll(':not(pre) > code')]
      .filter(({ textContent, clientHeight }) => !/\\s/.test(textContent) && clientHeight > 40)
      .map(({ textContent }) => textContent)`,
  );

/** What the style says twice, for light and for dark, beside colours, which are all that `light-dark()` takes. */
export const moreThanColours = (page: Page): Promise<string[]> =>
  asked(
    page,
    `(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      if (!rules.some(({ cssText }) => cssText.includes('light-dark('))) return ['no style for the dark'];
      return rules.filter((rule) => rule.media?.mediaText.includes('prefers-color-scheme')).map(({ cssText }) => cssText);
    })()`,
  );

/** Runs in every page before its own scripts. */
export const WATCH_SHIFTS = `
  window.shifts = [];
  window.shiftObserver = new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
  window.shiftObserver.observe({ type: 'layout-shift', buffered: true });`;

/** Once what the page has been told is painted: the end of the next frame. */
export const framesLater = (page: Page): Promise<unknown> =>
  asked(page, 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');

/**
 * How far things jumped since the page began, as Chromium counts it: all that was seen by the end of the next
 * frame.
 */
export const layoutShift = (page: Page): Promise<number> =>
  asked(
    page,
    `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
      resolve([...window.shifts, ...window.shiftObserver.takeRecords()].reduce((sum, { value }) => sum + value, 0));
    })))`,
  );

/** Waits until a video on the page has been playing for a moment. */
export async function untilItPlays(page: Page): Promise<void> {
  const isPlaying = () => asked<boolean>(page, `(document.querySelector('video')?.currentTime ?? 0) > 0.3`);
  await waitUntil({ what: 'the video to play' }, isPlaying);
}
