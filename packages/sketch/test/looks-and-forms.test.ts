import { describe, expect, it } from '@jest/globals';
import { readPrompt } from '../src/prompt/read-prompt.js';

describe('the look of a title', () => {
  it.each([
    ['"DREAM BIG" typewriter effect', 'typewriter'],
    ['"DREAM BIG" bouncing text over a beach', 'bounce'],
    ['neon sign "OPEN 24H" in a city at night', 'neon'],
    ['"New arrivals" slides in from the left', 'slide'],
    ['"Once upon a time" fades in slowly', 'fade'],
    ['glitch text "SYSTEM ERROR"', 'glitch'],
    ['"APPROVED" stamped, over a desert', 'stamp'],
    ['kinetic typography: Never give up, wavy letters', 'wave'],
    ['"Hello" over a beach', undefined],
    ['a neon city, title "Hello"', undefined],
    ['a ball bouncing on a beach, "Hello"', undefined],
  ])('is chosen by words: %s', (prompt, look) => {
    const { scene, words } = readPrompt(prompt);
    expect(scene.texts.map((text) => text.look)).toEqual([look]);
    expect(words.filter(({ fate }) => fate === 'missing')).toEqual([]);
  });
});

describe('a designed form', () => {
  it.each([
    [
      'chat bubbles: Anna: Hi, are you coming? Ben: On my way!',
      ['chat Anna: Hi, are you coming? Ben: On my way!'],
    ],
    ['text message conversation: "Where are you?" "In traffic"', ['chat : Where are you? : In traffic']],
    ['Chat between Tom and Sue. Tom: "Dinner?" Sue: "Pizza!"', ['chat Tom: Dinner? Sue: Pizza!']],
    ['price tag $19.99 over a beach', ['price $19.99']],
    ['50% off, palm trees', ['price 50% OFF']],
    ['a cake for only €5', ['price €5']],
    ['a knight says: "The dragon is near"', ['speech The dragon is near']],
    ['quote of the day: "Be yourself" - Oscar Wilde, clouds', ['quote Be yourself \u2014 Oscar Wilde']],
    ['a card that says Happy Birthday Lisa with balloons', ['title Happy Birthday Lisa']],
    ['Texto en pantalla: "Gran apertura"', ['title Gran apertura']],
    ['Untertitel: "Guten Morgen"', ['caption Guten Morgen']],
    ['a countdown timer 10 to 1', ['countdown 10']],
  ])('is read from words: %s', (prompt, forms) => {
    const shown = readPrompt(prompt).scene.texts.map(({ role, words, entries }) =>
      [role, words, ...(entries ?? []).map((one) => `${one.shown}: ${one.label}`)].filter(Boolean).join(' '),
    );
    expect(shown).toEqual(forms);
  });
});
