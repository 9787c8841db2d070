import type { EngineRequest, EngineRun } from '@clipwright/core/engine';
import { followRemote, type Look } from '../remote/follow-remote.js';
import type { JobState } from './comfyui.answers.js';
import type { ComfyUiClient } from './comfyui.client.js';
import type { ComfyUiSettings } from './comfyui.settings.js';
import { WireError } from './wire-error.js';
import type { Workflow } from './workflow-library.js';

/** One video on its way through one server. */
export interface ComfyUiJob {
  readonly id: string;
  readonly workflow: Workflow;
  readonly request: EngineRequest;
  readonly run: EngineRun;
  readonly settings: ComfyUiSettings;
  readonly client: ComfyUiClient;
  /**
   * Waits from one look to the next, or until something tells that it is time. Rejects with the signal's
   * reason.
   */
  readonly pause: (early?: Promise<void>) => Promise<void>;
  /** Whether there may be work of ours on the server. */
  mayBeThere: boolean;
}

/**
 * Where the job stands. A server out of reach is asked again, once at least and for that long, or no longer
 * than that once where its process is gone; then its WireError is thrown.
 */
export async function lookAt(job: ComfyUiJob, patienceMs: number): Promise<JobState> {
  const look = async (): Promise<Look<JobState>> => {
    const answer = await lookOnce(job);
    return answer instanceof WireError
      ? { kind: 'odd', error: answer, patience: { looks: 2, ms: answer.isGone ? 0 : patienceMs } }
      : { kind: 'done', result: answer };
  };
  return await followRemote(look, () => job.pause());
}

async function lookOnce({ client, id }: ComfyUiJob): Promise<JobState | WireError> {
  try {
    return await client.job(id);
  } catch (error) {
    if (error instanceof WireError) return error;
    throw error;
  }
}
