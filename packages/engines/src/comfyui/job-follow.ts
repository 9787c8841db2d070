import { EngineError } from '@clipwright/core/engine';
import { followRemote, type Look } from '../remote/follow-remote.js';
import { videoFileOf, type JobState, type OutputFile } from './comfyui.answers.js';
import { lookAt, type ComfyUiJob } from './comfyui-job.js';
import { executionFailure } from './job-failure.js';
import type { JobSocket } from './job-socket.js';
import { gone, WireError } from './wire-error.js';

/**
 * Looks until the job has ended, and answers where its file lies. The socket makes the looking prompt, no
 * more.
 */
export async function followJob(job: ComfyUiJob, socket: JobSocket): Promise<OutputFile> {
  const look = async (): Promise<Look<OutputFile>> => {
    socket.open();
    const state = await patientLook(job);
    if (state.status === 'unknown') return { kind: 'odd', error: forgotten(), patience: { looks: 2 } };
    const file = fileOf(job, state);
    return file === null ? { kind: 'working' } : { kind: 'done', result: file };
  };
  return await followRemote(look, () => job.pause(socket.ended()));
}

const forgotten = (): EngineError =>
  new EngineError(
    'lost',
    'The ComfyUI server no longer knows this video: it was started anew, or its history was cleared.',
  );

async function patientLook(job: ComfyUiJob): Promise<JobState> {
  try {
    return await lookAt(job, job.settings.patienceMs);
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    throw error.isGone ? gone(error) : new EngineError('lost', error.message, { cause: error });
  }
}

/** Null while it goes on. */
function fileOf({ workflow }: ComfyUiJob, state: JobState): OutputFile | null {
  if (state.status === 'failed') throw executionFailure(workflow.graph, state.error);
  if (state.status === 'cancelled')
    throw new EngineError('failed', 'The video was canceled on the ComfyUI server.');
  if (state.status !== 'completed') return null;
  const file = videoFileOf(state.outputs, workflow.manifest.output);
  if (file === null)
    throw new EngineError('failed', `The workflow "${workflow.manifest.title}" ended without an mp4.`);
  return file;
}
