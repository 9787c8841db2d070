import type { VideoMaker } from './video.js';

/** What a caller is told of a video that a fallback made; nothing of any other. */
export function fallbackWarnings({ model, engineKind, fallback }: VideoMaker): string[] {
  if (!fallback) return [];
  if (engineKind === 'sketch')
    return [`${model}'s engine was away; the built-in sketch engine drew this video.`];
  return [`${model}'s first engine was away; another engine (${engineKind}) made this video.`];
}
