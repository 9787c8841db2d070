import { composeScene } from './compose-scene.js';
import { findMentions } from './mentions.js';
import type { SceneDescription } from './scene-description.js';

/**
 * Reads a prompt (and what it must not contain) into a scene. Pure: the same words give the same scene. Null
 * or an empty prompt gives the abstract scene.
 */
export function understandPrompt(prompt: string | null, negativePrompt?: string | null): SceneDescription {
  const wanted = findMentions(prompt ?? '');
  const unwanted = findMentions(negativePrompt ?? '').mentions.map((mention) => ({
    ...mention,
    negated: true,
  }));
  return composeScene([...wanted.mentions, ...unwanted], wanted.unusedWords);
}
