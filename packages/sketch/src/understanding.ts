import { hasInstruments } from './assets/instruments.js';
import { hasVoice } from './assets/voice.js';
import { letterShelf } from './letters/letter-shelf.js';
import { readPrompt } from './prompt/read-prompt.js';
import { warningsFor } from './prompt/warnings-for.js';

export { understandPrompt } from './prompt/understand-prompt.js';
export { englishTextOf, type EnglishText } from './prompt/english-text.js';
export { readPrompt, type ReadPrompt } from './prompt/read-prompt.js';
export { heardOtherwise, warningsFor } from './prompt/warnings-for.js';
export { hasInstruments } from './assets/instruments.js';
export { hasVoice } from './assets/voice.js';
export type { WordAbout, WordAccount, WordFate } from './prompt/word-account.js';
export type { IgnoredReason } from './prompt/lexicon/ignored.js';
export type * from './prompt/scene-description.js';
export { letterShelf, type LentFont, type LetterShelf } from './letters/letter-shelf.js';
export { wordsOnScreen } from './letters/words-on-screen.js';
export type { CameraMove, Verb } from './prompt/vocabulary.js';
export type { FigureRole, ScreenText, TextLook, TextRole, WordRole } from './prompt/screen-text.js';
export { COLOURS } from './prompt/lexicon/colours.js';
export type { Entry } from './prompt/figures/entries.js';

/** The words of a request; in mode `image` they are about a photograph. */
export interface SketchWords {
  readonly mode: 'text' | 'image';
  readonly prompt: string | null;
  readonly negativePrompt: string | null;
  readonly hasAudio: boolean;
}

/**
 * The warnings that a video of these words would come with, before it is drawn. Loads nothing that draws, so that
 * whoever takes requests can ask. `assetsHome` is where fetched letters, instruments and the voice would be.
 */
export function remarksOnWords(
  { mode, prompt, negativePrompt, hasAudio }: SketchWords,
  assetsHome: string | null = null,
): string[] {
  const { lettersFor } = letterShelf(assetsHome);
  return warningsFor(
    readPrompt(prompt, negativePrompt, lettersFor, !hasAudio || hasVoice(assetsHome)).words,
    {
      overPicture: mode === 'image',
      hasInstruments: hasInstruments(assetsHome),
      isSilent: !hasAudio,
    },
  );
}
