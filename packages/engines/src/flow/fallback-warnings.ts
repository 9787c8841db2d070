import type { ModelId } from '@clipwright/core/models';

/** Who made a video, as far as its caller is told. */
export interface VideoMaker {
  readonly model: ModelId;
  /** Null where an older version began it. */
  readonly engineKind: string | null;
  /** Whether it stepped in for an engine that was away. */
  readonly fallback: boolean;
}

/** What a caller is told of a video that a fallback made; nothing of any other. */
export function fallbackWarnings({ model, engineKind, fallback }: VideoMaker): string[] {
  if (!fallback) return [];
  if (engineKind === 'sketch')
    return [`${model}'s engine was away; the built-in sketch engine drew this video.`];
  return [`${model}'s first engine was away; another engine (${engineKind}) made this video.`];
}
