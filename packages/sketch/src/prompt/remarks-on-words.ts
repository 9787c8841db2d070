import { readPrompt } from './read-prompt.js';
import { warningsFor } from './warnings-for.js';

/** The words of a request; in mode `image` they are about a photograph. */
export interface SketchWords {
  readonly mode: 'text' | 'image';
  readonly prompt: string | null;
  readonly negativePrompt: string | null;
}

/**
 * The warnings that a video of these words would come with, before it is drawn. Loads nothing that draws, so that
 * whoever takes requests can ask.
 */
export function remarksOnWords({ mode, prompt, negativePrompt }: SketchWords): string[] {
  return warningsFor(readPrompt(prompt, negativePrompt).words, { overPicture: mode === 'image' });
}
