import type { EngineRequest } from '@clipwright/core/engine';

/** A clip that is to be at `outFile`; `title` is empty where the file may not tell its prompt. */
export type ClipRequest = EngineRequest & { readonly outFile: string; readonly title?: string };

/** What became of a clip: where it was not made, it is drawn as ever. Warnings are told either way. */
export interface PaintedClip {
  readonly made: boolean;
  readonly warnings: readonly string[];
}

/** Another hand of the embedded engine: it makes the clips that it is better at. */
export interface ClipPainter {
  /** Rejects where it was canceled, or the disk is full. */
  paint(
    clip: ClipRequest,
    run: { readonly signal: AbortSignal; readonly progress: (fraction: number) => void },
  ): Promise<PaintedClip>;
}
