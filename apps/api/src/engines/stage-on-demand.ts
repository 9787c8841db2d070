import type { ClipPainter, PaintedClip } from '@clipwright/engines/sketch';

const NOT_LOADED: PaintedClip = {
  made: false,
  warnings: ['The 3D stage could not be loaded here; the sketch engine drew this.'],
};

/** The stage's painter, loaded with the first prompt, since few servers need it at their start. */
export function stageOnDemand(assetsHome: string, attemptMs: number): ClipPainter {
  let painter: ClipPainter | null = null;
  return {
    async paint(clip, run) {
      const stage = await import('@clipwright/stage').catch(() => null);
      if (stage === null) return NOT_LOADED;
      painter ??= stage.stagePainter({ assetsHome, attemptMs });
      return await painter.paint(clip, run);
    },
  };
}
