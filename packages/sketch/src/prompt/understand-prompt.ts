import { readPrompt } from './read-prompt.js';
import type { SceneDescription } from './scene-description.js';

/** The scene of a prompt alone: see `readPrompt`. */
export function understandPrompt(prompt: string | null, negativePrompt?: string | null): SceneDescription {
  return readPrompt(prompt, negativePrompt).scene;
}
