import type { EngineRequest } from '@clipwright/core/engine';
import { FilmError, filmStage } from './film-stage.js';
import { stageAssetsIn, type StageAssets } from './assets/stage-assets.js';
import { stageChoice } from './plan/stage-choice.js';

/** A clip that is to be at `outFile`; `title` is empty where the file may not tell its prompt. */
export type StageClip = EngineRequest & { readonly outFile: string; readonly title?: string };

/** What became of a clip: where it was not filmed, it is to be drawn. Warnings are told either way. */
export interface StagedClip {
  readonly made: boolean;
  readonly warnings: readonly string[];
}

/** What the embedded engine takes as its `painter`. */
export interface StagePainter {
  /** Rejects where it was canceled, or the disk is full. */
  paint(
    clip: StageClip,
    run: { readonly signal: AbortSignal; readonly progress: (fraction: number) => void },
  ): Promise<StagedClip>;
}

export interface StagePainterOptions {
  /** Below which `fetchStageAssets` has put the stage's programs, and `clipwright assets fetch` the rest. */
  readonly assetsHome: string;
  /** What an attempt at a clip may take in all: half of it, and 280 s at most, are the stage's. */
  readonly attemptMs?: number;
}

const ATTEMPT_MS = 560_000;
/** What is left of an attempt's time has to do for the sketch, where the stage comes to nothing. */
const SHARE_OF_ATTEMPT = 0.5;
const LONGEST_MS = 280_000;
const MOST_TITLE = 120;

const LEFT: StagedClip = { made: false, warnings: [] };

const WHY: Readonly<Record<Exclude<StageAssets['state'], 'here'>, string>> = {
  absent: 'its programs are not here yet (see clipwright assets)',
  'not-for-this-machine': 'it does not run on this kind of machine',
};

/** Said of a clip that would have been filmed, if its programs were here and ran. */
export const drawnSince = (state: keyof typeof WHY): string => drawnInstead(WHY[state]);

/** Films in 3D what the stage's own rule gives to it, and leaves the rest to whoever draws. */
export function stagePainter({ assetsHome, attemptMs = ATTEMPT_MS }: StagePainterOptions): StagePainter {
  const deadlineMs = Math.min(LONGEST_MS, attemptMs * SHARE_OF_ATTEMPT);
  return {
    async paint(clip, { signal, progress: onProgress }) {
      const choice = stageChoice({ ...clip, assetsHome });
      if (choice === null) return LEFT;
      const { folder, state } = stageAssetsIn(assetsHome);
      if (state !== 'here') return instead(drawnSince(state));
      const request = { ...clip, choice, title: titleOf(clip), assets: folder, assetsHome };
      try {
        const { warnings } = await filmStage(request, { signal, onProgress, deadlineMs });
        return { made: true, warnings };
      } catch (error) {
        if (signal.aborted || !(error instanceof FilmError)) throw error;
        return drawnAfter(error);
      }
    },
  };
}

const titleOf = ({ title, prompt }: StageClip): string =>
  title ?? (prompt ?? 'Untitled').slice(0, MOST_TITLE);

const drawnInstead = (why: string): string =>
  `This would have been filmed on the 3D stage, but ${why}; the sketch engine drew it.`;

const instead = (why: string): StagedClip => ({ made: false, warnings: [why] });

/** A full disk is no film's fault: what is drawn would find it full as well. */
function drawnAfter(error: FilmError): StagedClip {
  if (error.isOutOfSpace) throw error;
  return instead(drawnInstead(error.reason === 'deadline' ? 'that takes too long here' : 'that failed'));
}
