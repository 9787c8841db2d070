import { join } from 'node:path';
import { inJobFolder, runInHost } from '@clipwright/sketch/hosting';
import { stageAssetsIn } from './assets/stage-assets.js';
import type { FilmWork, GpuName } from './film/film-job.js';
import { filmProgram } from './film/film-program.js';

const WITHIN_MS = 30_000;

/** What the stage would film with here, or why it would not. */
export type StageExam =
  | { readonly state: 'works'; readonly gpu: GpuName }
  | { readonly state: 'absent' | 'not-for-this-machine' }
  | { readonly state: 'broken'; readonly why: string };

/** Starts it, in a process of its own, and asks. */
export async function examineStage(homeDir: string, tempDir: string): Promise<StageExam> {
  const { folder, state } = stageAssetsIn(homeDir);
  if (state !== 'here') return { state };
  const program = filmProgram(folder);
  const work: FilmWork = { kind: 'examine', assets: folder };
  const limits = { signal: null, deadlineMs: WITHIN_MS, onProgress: () => undefined };
  const outcome = await inJobFolder(
    join(tempDir, `stage-${process.pid}.part`),
    (dir) => runInHost(work, dir, limits, program),
    (message) => new Error(message),
    program,
  );
  if (!outcome.ok) return { state: 'broken', why: outcome.message };
  return { state: 'works', gpu: outcome.value as GpuName };
}
