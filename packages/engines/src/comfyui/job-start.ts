import { randomUUID } from 'node:crypto';
import { EngineError, type EngineErrorReason } from '@clipwright/core/engine';
import type { JobState } from './comfyui.answers.js';
import { lookAt, type ComfyUiJob } from './comfyui-job.js';
import { refusal } from './job-failure.js';
import { gone, WireError } from './wire-error.js';
import { fillWorkflow, type FilledWorkflow } from './workflow-fill.js';
import type { WorkflowGraph } from './workflow-graph.js';

/**
 * Has the server work on a video, once. The server would run an id twice, so it is asked what it knows before
 * every start: work that is there is taken up, an ended failure is cleared away, and only where it knows
 * nothing is it begun.
 */
export async function startJob(job: ComfyUiJob): Promise<void> {
  const { id, run, client } = job;
  job.mayBeThere = run.resumeFrom !== null;
  if (run.resumeFrom?.phase === 'started') return;
  const { status } = await known(job);
  job.mayBeThere = status !== 'unknown';
  if (status === 'pending' || status === 'running' || status === 'completed') return await found(job);
  const { graph } = await reaching('unavailable', () => filled(job));
  await reaching('unavailable', async () => (status === 'unknown' ? undefined : await client.forget(id)));
  await run.checkpoint({ phase: 'starting' });
  job.mayBeThere = true;
  await post(job, graph);
  await started(job);
}

/** A first start that can't ask, twice, goes elsewhere; one that may have happened may not. */
async function known(job: ComfyUiJob): Promise<JobState> {
  const first = job.run.resumeFrom === null;
  return await reaching(first ? 'unavailable' : 'start_unknown', () =>
    lookAt(job, first ? 0 : job.settings.patienceMs),
  );
}

/**
 * What a `starting` says is enough to find it by again; nothing has to be saved, so also a run that may not
 * save can end it.
 */
async function found(job: ComfyUiJob): Promise<void> {
  if (job.run.resumeFrom === null) await started(job);
}

async function started({ id, run, workflow }: ComfyUiJob): Promise<void> {
  await run.checkpoint({
    phase: 'started',
    reference: { promptId: id, replica: run.replica.name, workflow: workflow.name },
  });
}

/**
 * The graph of this start, its images on the server. The file's name is new, so that no earlier file can be
 * the answer.
 */
async function filled({ id, workflow, request, client }: ComfyUiJob): Promise<FilledWorkflow> {
  const upload = async (image: Uint8Array, name = id): Promise<string> =>
    await client.upload(`${name}.${extensionOf(image)}`, image);
  const { image, lastImage, referenceImages } = request;
  const references: string[] = [];
  for (const one of referenceImages) references.push(await upload(one, `${id}-${references.length + 1}`));
  return fillWorkflow(workflow, request, {
    imageName: image === null ? null : await upload(image),
    lastImageName: lastImage === null ? null : await upload(lastImage, `${id}-last`),
    referenceNames: references,
    outputPrefix: `clipwright/${id}-${randomUUID().slice(0, 8)}`,
  });
}

const extensionOf = (image: Uint8Array): string => (image[0] === 0x89 ? 'png' : 'jpg');

async function post(job: ComfyUiJob, graph: WorkflowGraph): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const failure = await postOnce(job, graph);
    if (failure === null || (await arrived(job, failure))) return;
    if (tries >= 2) throw unreachable('unavailable', failure);
  }
}

async function postOnce({ client, id }: ComfyUiJob, graph: WorkflowGraph): Promise<WireError | null> {
  try {
    const refused = await client.prompt(id, graph);
    if (refused === null) return null;
    throw refusal(graph, refused);
  } catch (error) {
    if (error instanceof WireError) return error;
    throw error;
  }
}

/**
 * Whether a start whose answer was lost has happened. Asked twice: the call itself may still be on its way.
 */
async function arrived(job: ComfyUiJob, failure: WireError): Promise<boolean> {
  if (!failure.mayHaveArrived) throw unreachable('unavailable', failure);
  for (let looks = 1; looks <= 2; looks += 1) {
    await job.pause();
    const { status } = await reaching('start_unknown', () => lookAt(job, job.settings.patienceMs));
    if (status !== 'unknown') return true;
  }
  return false;
}

const SENTENCES = {
  unavailable: (message: string) => message,
  start_unknown: (message: string) => `${message} Whether it has begun this video can not be known.`,
} as const;

const unreachable = (reason: keyof typeof SENTENCES, cause: unknown): EngineError =>
  new EngineError(
    reason satisfies EngineErrorReason,
    SENTENCES[reason](cause instanceof Error ? cause.message : 'The ComfyUI server does not answer.'),
    { cause },
  );

async function reaching<T>(reason: keyof typeof SENTENCES, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    throw error.isGone && reason === 'start_unknown' ? gone(error) : unreachable(reason, error);
  }
}
