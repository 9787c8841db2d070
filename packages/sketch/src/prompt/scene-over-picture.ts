import type { ReadPrompt } from './read-prompt.js';
import type { SceneDescription } from './scene-description.js';

/** A scene as it is for a photograph: leaves that are said to sway are the picture's own, and fall from nowhere. */
export function sceneOverPicture({ scene, words }: ReadPrompt): SceneDescription {
  const airs = scene.airs.filter((air) => {
    const said = words.filter((word) => word.fate === 'drawn' && word.about === 'air' && word.as === air);
    return said.length === 0 || said.some(({ stirs }) => stirs === undefined);
  });
  return { ...scene, airs };
}
