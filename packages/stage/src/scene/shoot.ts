import type { PerspectiveCamera, Scene } from 'three/webgpu';
import type { Size, StageRenderer } from '../gpu/stage-renderer.js';
import { type Focus, focusOn, type Passing, softnessByNearness } from './lens.js';
import { motionBlur } from './motion-blur.js';
import { isToBeSeen, softFocus } from './soft-focus.js';

/** What is filmed, and what the lens makes of it. */
interface Shot {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly focus: Focus;
  /** Null where nothing passes by. */
  readonly passing: Passing | null;
}

/** Takes pictures: soft where they are out of focus, and smeared where something passes by. */
export function shooterOf(stage: StageRenderer, size: Size): (shot: Shot) => Promise<Uint8Array> {
  const [soften, smear] = [softFocus(size), motionBlur(size)];
  return async ({ scene, camera, focus, passing }) => {
    focusOn(focus, camera, passing);
    const picture = await stage.draw(scene, camera);
    if (!passing) {
      soften(picture, focus.soft);
      return picture;
    }
    if (isToBeSeen(focus.soft)) {
      const near = fourthOf(picture);
      const softness = softnessByNearness(focus, passing);
      putFourth(picture, (index) => softness[near[index]!]!);
      soften(picture, focus.soft);
      putFourth(picture, (index) => near[index]!);
    }
    smear(picture, passing);
    return picture;
  };
}

const fourthOf = (picture: Uint8Array): Uint8Array =>
  new Uint8Array(picture.length / 4).map((_, index) => picture[index * 4 + 3]!);

function putFourth(picture: Uint8Array, valueAt: (index: number) => number): void {
  for (let index = 0; index < picture.length / 4; index += 1) picture[index * 4 + 3] = valueAt(index);
}
