import { accountOf } from './account.js';
import { composeScene } from './compose-scene.js';
import { findMentions } from './mentions.js';
import type { SceneDescription } from './scene-description.js';
import type { WordAccount } from './word-account.js';

/** A prompt as it was understood: what will be drawn, and what became of each of its words. */
export interface ReadPrompt {
  readonly scene: SceneDescription;
  readonly words: readonly WordAccount[];
}

/**
 * Reads a prompt (and what it must not contain) into a scene with its account of words. Pure: the same words
 * give the same answer. Null or an empty prompt gives the abstract scene.
 */
export function readPrompt(prompt: string | null, negativePrompt?: string | null): ReadPrompt {
  const wanted = findMentions(prompt ?? '');
  const unwanted = findMentions(negativePrompt ?? '').mentions.map((mention) => ({
    ...mention,
    negated: true,
  }));
  const composed = composeScene([...wanted.mentions, ...unwanted]);
  return { scene: composed.scene, words: accountOf(prompt ?? '', wanted.spans, composed) };
}
