import { describe, expect, it } from '@jest/globals';
import { WordList } from './word-list.js';

const isIn = (entry: string, text: string): boolean => new WordList([entry]).isIn(text);

describe('a list of words', () => {
  it.each([
    ['gore', 'A scene of GORE.'],
    ['gore', 'gore'],
    ['GORE', 'some-gore!'],
    ['café', 'a CAFE at night'],
    ['cafe', 'un café'],
    ['cafe', 'un cafe\u0301'],
    ['gore', 'go\u200Bre'],
    ['gore', 'ｇｏｒｅ and 𝐠𝐨𝐫𝐞'],
    ['bad man', 'the bad   man'],
    ['bad man', 'a bad, man'],
    ['blood*', 'bloodbath'],
    ['blood*', 'blood'],
    ['*bath', 'a bloodbath here'],
    ['b*d*h', 'bloodbath'],
    ['kill* *one', 'killing everyone'],
    ['*爆弾*', 'これは爆弾です'],
    ['насил*', 'Насилие'],
    ['42', 'agent 42'],
  ])('finds %j in %j', (entry, text) => {
    expect(isIn(entry, text)).toBe(true);
  });

  it.each([
    ['gore', 'category gorent'],
    ['ass', 'a classic assassin'],
    ['bad man', 'man bad'],
    ['bad man', 'bad'],
    ['blood*', 'cold blo od'],
    ['*bath', 'bathing'],
    ['ab*ba', 'aba'],
    ['a*b*c', 'acb'],
    ['b*d*h', 'bloodbat'],
    ['gore', ''],
  ])('does not find %j in %j', (entry, text) => {
    expect(isIn(entry, text)).toBe(false);
  });

  it('has nothing to do with regular expressions', () => {
    expect(isIn('(a+)+$', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')).toBe(false);
    expect(isIn('g.re', 'gore')).toBe(false);
  });

  it('takes no longer for stars that hang a backtracking matcher', () => {
    const before = process.threadCpuUsage();
    expect(isIn(`${'a*'.repeat(49)}b`, 'a'.repeat(7000))).toBe(false);
    expect(
      new WordList(Array.from({ length: 1000 }, (_, index) => `*a*a*a*${index}x`)).isIn('a'.repeat(7000)),
    ).toBe(false);
    expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
  });
});
