import type { ClipPainter, ClipRequest, PaintedClip } from '@clipwright/engines/sketch';

const LEFT: PaintedClip = { made: false, warnings: [] };

/** Films in 3D what the stage's own rule gives to it; loaded with the first prompt, since few servers need it at their start. */
export class StagePainter implements ClipPainter {
  constructor(private readonly homeDir: string) {}

  async paint(clip: ClipRequest, run: Parameters<ClipPainter['paint']>[1]): Promise<PaintedClip> {
    const { filmStage, FilmError, stageAssetsIn, stageChoice } = await import('@clipwright/stage');
    const choice = stageChoice(clip);
    if (choice === null) return LEFT;
    const { folder, state } = stageAssetsIn(this.homeDir);
    if (state !== 'here') return instead(WHY[state]);
    const title = clip.title ?? clip.prompt?.slice(0, MOST_TITLE) ?? '';
    try {
      const { warnings } = await filmStage(
        { ...clip, choice, title, assets: folder },
        { signal: run.signal, onProgress: run.progress },
      );
      return { made: true, warnings };
    } catch (error) {
      const isOver =
        error instanceof FilmError && (error.reason === 'canceled' || error.reason === 'deadline');
      if (run.signal.aborted || isOver) throw error;
      return instead('it could not start here (see clipwright doctor)');
    }
  }
}

const MOST_TITLE = 120;

const WHY = {
  absent: 'its programs are not here yet (see clipwright assets)',
  'not-for-this-machine': 'it does not run on this kind of machine',
} as const;

const instead = (why: string): PaintedClip => ({
  made: false,
  warnings: [`This would have been filmed on the 3D stage, but ${why}; the sketch engine drew it.`],
});
