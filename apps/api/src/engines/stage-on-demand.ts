import type { ClipPainter } from '@clipwright/engines/sketch';

/** The stage's painter, loaded with the first prompt, since few servers need it at their start. */
export function stageOnDemand(assetsHome: string, attemptMs: number): ClipPainter {
  let painter: Promise<ClipPainter> | undefined;
  const loaded = async (): Promise<ClipPainter> =>
    (await import('@clipwright/stage')).stagePainter({ assetsHome, attemptMs });
  return { paint: async (clip, run) => await (await (painter ??= loaded())).paint(clip, run) };
}
