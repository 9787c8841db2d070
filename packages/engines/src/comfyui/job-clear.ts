import type { LeftState } from '@clipwright/core/engine';
import type { JobState } from './comfyui.answers.js';
import type { ComfyUiClient } from './comfyui.client.js';

/**
 * Stops a job, and takes it out of the history, which holds its prompt, once it has ended. Its files stay:
 * ComfyUI has no route that removes them.
 */
export async function clearJob(client: ComfyUiClient, id: string): Promise<LeftState> {
  const { status } = await stopped(client, id);
  if (status === 'pending' || status === 'running') return 'working';
  if (status !== 'unknown') await client.forget(id);
  return 'gone';
}

async function stopped(client: ComfyUiClient, id: string): Promise<JobState> {
  const state = await client.job(id);
  if (state.status !== 'pending' && state.status !== 'running') return state;
  await client.cancel(id);
  return await client.job(id);
}
