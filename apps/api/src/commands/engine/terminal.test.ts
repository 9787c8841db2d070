import { expect, it } from '@jest/globals';
import { quarters } from './terminal.js';

it('says how far a clip is, each quarter once and the end not at all', () => {
  const said: string[] = [];
  const progress = quarters((line) => void said.push(line));
  for (const fraction of [0, 0.1, 0.26, 0.3, 0.2, 0.8, 0.9, 1]) progress(fraction);
  expect(said).toEqual(['25 %', '75 %']);
});
