import type { Model, Studio, Video } from '@clipwright/core/dashboard';
import type { FormImage } from '../kept-image.js';
import { creditsOf, type Draft, draftOf, firstDraft, isReady, modelOf } from '../pages/draft.js';
import { mostSeconds } from '../pages/studio-terms.js';
import { words } from '../words.js';

/** What drafts are made with: the models, the plan's terms, and the video's image where this browser has it. */
export interface Means {
  readonly models: readonly Model[];
  readonly studio: Studio;
  readonly image: FormImage | null;
}

/** A video like another, to be made at once. */
export interface Variant {
  readonly name: string;
  /** What it costs. */
  readonly cost: string;
  readonly draft: Draft;
}

const FREE = { seed: '' };

/** The form that a video came from, with its seed. */
export function sourceOf(video: Video, { models, studio, image }: Means): Draft {
  const draft = firstDraft(models, studio, draftOf(video));
  return image === null ? draft : { ...draft, ...image, imageOf: null };
}

/** The same with a seed that chance chooses. */
export const withoutSeed = (draft: Draft): Draft => ({ ...draft, more: { ...draft.more, ...FREE } });

/** What can be made of a video without another word; where its image is not here, what goes on from its end. */
export function variantsOf(video: Video, means: Means): Variant[] {
  const source = sourceOf(video, means);
  const model = modelOf(means.models, source.model);
  if (model === undefined) return [];
  const again: (readonly [string, Draft | null])[] = isReady(source)
    ? [
        [words().studio.actions.newSeed, withoutSeed(source)],
        longer(source, mostSeconds(means.studio, model)),
        reshaped(source, model.aspect_ratios),
      ]
    : [];
  const drafts = [...again, goOn(source, video)];
  return drafts.flatMap(([name, draft]) =>
    draft === null ? [] : [{ name, draft, cost: words().count.credits(creditsOf(draft, model)) }],
  );
}

/** As long again, as far as the plan goes. */
function longer(draft: Draft, most: number): readonly [string, Draft | null] {
  const duration = Math.min(draft.duration * 2, most);
  return [words().studio.actions.longer(duration), duration > draft.duration ? { ...draft, duration } : null];
}

/** From its last picture on, in its own shape: another video, which holds the new part. */
function goOn(source: Draft, video: Video): readonly [string, Draft | null] {
  const draft: Draft = {
    ...withoutSeed(source),
    mode: 'image',
    imageUrl: '',
    imageFile: null,
    imageOf: null,
    aspectRatio: '',
    sourceVideoId: video.video_id,
  };
  return [words().studio.actions.goOn(source.duration), video.video_url === null ? null : draft];
}

/** The next of the shapes that screens have. */
const NEXT_SHAPE: Readonly<Record<string, string>> = { '16:9': '9:16', '9:16': '1:1', '1:1': '16:9' };

function reshaped(draft: Draft, ratios: readonly string[]): readonly [string, Draft | null] {
  const aspectRatio = NEXT_SHAPE[draft.aspectRatio] ?? '16:9';
  return [
    words().studio.actions.inRatio(aspectRatio),
    ratios.includes(aspectRatio) ? { ...draft, aspectRatio } : null,
  ];
}
