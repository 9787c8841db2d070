import type { ClipPainter, ClipRequest, PaintedClip } from '@clipwright/engines/sketch';
import type { FilmError } from '@clipwright/stage';
import { drawnInstead, whyLeft } from './stage-remarks.js';

const LEFT: PaintedClip = { made: false, warnings: [] };

/** What is left of an attempt's time has to do for the sketch, where the stage comes to nothing. */
const SHARE_OF_ATTEMPT = 0.5;
const LONGEST_MS = 280_000;

/** Films in 3D what the stage's own rule gives to it; loaded with the first prompt, since few servers need it at their start. */
export class StagePainter implements ClipPainter {
  private readonly deadlineMs: number;

  constructor(
    private readonly homeDir: string,
    attemptMs: number,
  ) {
    this.deadlineMs = Math.min(LONGEST_MS, attemptMs * SHARE_OF_ATTEMPT);
  }

  async paint(clip: ClipRequest, run: Run): Promise<PaintedClip> {
    const stage = await import('@clipwright/stage').catch(() => null);
    if (stage === null) return instead(whyLeft('not-for-this-machine'));
    const { homeDir: assetsHome } = this;
    const choice = stage.stageChoice({ ...clip, assetsHome });
    if (choice === null) return LEFT;
    const { folder, state } = stage.stageAssetsIn(assetsHome);
    if (state !== 'here') return instead(whyLeft(state));
    try {
      const request = { ...clip, choice, title: titleOf(clip), assets: folder, assetsHome };
      const { signal, progress: onProgress } = run;
      const { warnings } = await stage.filmStage(request, {
        signal,
        onProgress,
        deadlineMs: this.deadlineMs,
      });
      return { made: true, warnings };
    } catch (error) {
      if (run.signal.aborted || !(error instanceof stage.FilmError)) throw error;
      return drawnAfter(error);
    }
  }
}

type Run = Parameters<ClipPainter['paint']>[1];

const titleOf = ({ title, prompt }: ClipRequest): string =>
  title ?? (prompt ?? 'Untitled').slice(0, MOST_TITLE);

const MOST_TITLE = 120;

const instead = (why: string): PaintedClip => ({ made: false, warnings: [drawnInstead(why)] });

/** A full disk is no film's fault: what is drawn would find it full as well. */
function drawnAfter(error: FilmError): PaintedClip {
  if (error.isOutOfSpace) throw error;
  return instead(error.reason === 'deadline' ? 'that takes too long here' : 'that failed');
}
