import { Lettering } from './lettering.js';

interface FrameSource {
  paint(index: number): Uint8Array;
}

/** The painter's frames with the words of a clip laid over them; the painter itself where there are none. */
export function lettered(
  painter: FrameSource,
  clip: ConstructorParameters<typeof Lettering>[0],
): FrameSource {
  if (clip.texts.length === 0) return painter;
  const lettering = new Lettering(clip);
  return {
    paint: (index) => {
      const frame = painter.paint(index);
      lettering.lay(frame, index);
      return frame;
    },
  };
}
