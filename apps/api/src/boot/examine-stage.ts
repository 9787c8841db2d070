import type { StageExam } from '@clipwright/stage';
import type { Config } from '../config/config.js';
import type { Finding } from './finding.js';

/** Whether the 3D stage works here, and on what; nothing where STAGE is off. Without it all is drawn, so none of it is wrong. */
export async function stageOf({ generation, storage }: Config): Promise<Finding[]> {
  if (generation.stageHome === null) return [];
  const { examineStage } = await import('@clipwright/stage');
  const exam = await examineStage(generation.stageHome, storage.tempDir).catch((error: Error): StageExam => ({
    state: 'broken',
    why: error.message,
  }));
  return [{ name: 'stage', ok: exam.state !== 'broken', detail: detailOf(exam) }];
}

function detailOf(exam: StageExam): string {
  if (exam.state === 'works')
    return `films on ${exam.gpu.name}${exam.gpu.isCpu ? ', which is this CPU' : ''}`;
  if (exam.state === 'absent')
    return 'its programs are not here: run "clipwright assets fetch". Until then all is drawn';
  if (exam.state === 'broken') return `It does not start, so all is drawn: ${exam.why}`;
  return 'it does not run on this kind of machine, so all is drawn';
}
