import { BUNDLED_LETTERS, type LettersFor } from '../letters/letter-state.js';
import { accountOf } from './account.js';
import { composeScene } from './compose-scene.js';
import { cutScreenText } from './cut-screen-text.js';
import { findMentions, type Span } from './mentions.js';
import type { SceneDescription } from './scene-description.js';
import type { Cut } from './screen-text.js';
import { stirringIn, type StirringWord } from './stirring.js';
import type { WordAccount } from './word-account.js';

/** A prompt as it was understood: what will be drawn, and what became of each of its words. */
export interface ReadPrompt {
  readonly scene: SceneDescription;
  readonly words: readonly WordAccount[];
}

/**
 * Reads a prompt (and what it must not contain) into a scene with its account of words. Pure: the same words
 * give the same answer, where there are the same letters and the same voice. Null or an empty prompt gives the abstract scene.
 */
export function readPrompt(
  prompt: string | null,
  negativePrompt?: string | null,
  lettersFor: LettersFor = BUNDLED_LETTERS,
  canSpeak = false,
): ReadPrompt {
  const { rest, cuts, texts } = cutScreenText(prompt ?? '', lettersFor);
  const wanted = findMentions(rest);
  const unwanted = findMentions(negativePrompt ?? '').mentions.map((mention) => ({
    ...mention,
    negated: true,
  }));
  const composed = composeScene([...wanted.mentions, ...unwanted], texts);
  const spans = [...wanted.spans, ...cuts.map(spanOf)].sort((a, b) => a.start - b.start);
  const stirring = stirringIn(rest);
  const words = accountOf(prompt ?? '', spans, { ...composed, canSpeak });
  return {
    scene: { ...composed.scene, stirs: [...new Set(stirring.map(({ stir }) => stir))] },
    words: words.map((word) => withStir(word, stirring)),
  };
}

function withStir(word: WordAccount, stirring: readonly StirringWord[]): WordAccount {
  const said = stirring.find(({ start, end }) => start >= word.start && end <= word.end);
  return said ? { ...word, stirs: said.stir } : word;
}

function spanOf({ start, end, role, text, isCue, lacks }: Cut): Span {
  return {
    start,
    end,
    text: text?.words ?? role,
    as: { kind: 'text', role, isShown: isCue ? null : text !== null, lacks: lacks ?? null },
  };
}
