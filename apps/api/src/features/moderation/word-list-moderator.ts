import { type JudgedText, type Moderator, type Verdict, verdictOn } from './moderator.js';
import { WordList } from './word-list.js';

/** Judges by a list of words, in this process. */
export class WordListModerator implements Moderator {
  readonly name = 'words';
  private readonly list: WordList;

  constructor(words: readonly string[]) {
    this.list = new WordList(words);
  }

  judge(texts: readonly JudgedText[]): Promise<Verdict> {
    return Promise.resolve(verdictOn(texts, ({ text }) => this.list.isIn(text)));
  }
}
