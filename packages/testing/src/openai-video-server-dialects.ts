import type { WireRequest } from './scripted-wire-request.js';

/** A job of the server, as far as its answers tell of it. */
export interface ServedJob {
  readonly id: string;
  readonly model: string;
  readonly prompt: string;
  readonly size: string;
  readonly seconds: string;
  readonly createdAt: number;
  state: 'queued' | 'in_progress' | 'completed' | 'failed';
  error: { readonly code: number | string; readonly message: string } | null;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** How a server of one kind speaks. */
export interface Dialect {
  readonly bodies: readonly ('json' | 'form')[];
  readonly checksModel: boolean;
  /** Whether a start is answered when the video is done. */
  readonly answersWhenDone: boolean;
  readonly deleteCancels: boolean;
  models(path: string, model: string): unknown;
  told(job: ServedJob): Answered;
}

const list = (path: string, model: string): unknown =>
  path === '/v1/models'
    ? { object: 'list', data: [{ id: model, object: 'model', created: 1_790_000_000, owned_by: 'local' }] }
    : undefined;

const fieldsOf = ({ id, model, size, seconds, createdAt, state }: ServedJob) => ({
  id,
  object: 'video',
  model,
  status: state,
  // Real servers jump from 0 to 100.
  progress: state === 'completed' ? 100 : 0,
  created_at: createdAt,
  size,
  seconds,
});

/**
 * The shapes of `__fixtures__` beside the engine: what was measured on real servers, written down in the wire
 * facts.
 */
export const DIALECTS = {
  sglang: {
    bodies: ['json', 'form'],
    checksModel: false,
    answersWhenDone: false,
    deleteCancels: false,
    models: (path, model) =>
      path === '/models' ? { model_path: model, task_type: 'T2V', num_gpus: 1 } : undefined,
    told: (job) => ({
      status: 200,
      body: { ...fieldsOf(job), quality: 'standard', error: job.error && { message: job.error.message } },
    }),
  },
  fastvideo: {
    bodies: ['json', 'form'],
    checksModel: false,
    answersWhenDone: false,
    deleteCancels: false,
    models: list,
    told: (job) => ({
      status: 200,
      body: { ...fieldsOf(job), quality: 'standard', error: job.error && { message: job.error.message } },
    }),
  },
  'vllm-omni': {
    bodies: ['form'],
    checksModel: true,
    answersWhenDone: false,
    deleteCancels: true,
    models: list,
    told: (job) => ({
      status: job.error === null ? 200 : Number(job.error.code) || 500,
      body: {
        ...fieldsOf(job),
        prompt: job.prompt,
        quality: 'default',
        media_type: 'video/mp4',
        error: job.error,
      },
    }),
  },
  dynamo: {
    bodies: ['json'],
    checksModel: true,
    answersWhenDone: true,
    deleteCancels: false,
    models: list,
    told: ({ id, model, createdAt, error }) =>
      error === null
        ? {
            status: 200,
            body: {
              id,
              object: 'video',
              model,
              status: 'completed',
              progress: 100,
              created: createdAt,
              data: [{ output_format: 'mp4', url: `/files/${id}.mp4` }],
            },
          }
        : {
            status: 200,
            body: {
              id,
              object: 'video',
              model,
              status: 'failed',
              progress: 0,
              created: createdAt,
              data: [],
              error: error.message,
            },
          },
  },
  generic: {
    bodies: ['json', 'form'],
    checksModel: false,
    answersWhenDone: false,
    deleteCancels: true,
    models: list,
    told: (job) => ({ status: 200, body: { ...fieldsOf(job), error: job.error } }),
  },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof DIALECTS;

/** The fields of a start, or what a server answers to a body that it does not take. */
export async function startFields(
  request: WireRequest,
  dialect: Dialect,
): Promise<Readonly<Record<string, unknown>> | Answered> {
  const type = request.headers['content-type'] ?? '';
  const kind = type.startsWith('multipart/form-data') ? 'form' : 'json';
  if (!dialect.bodies.includes(kind))
    return {
      status: 422,
      body: { detail: [{ type: 'missing', loc: ['body', 'prompt'], msg: 'Field required', input: null }] },
    };
  const fields =
    kind === 'form' ? Object.fromEntries(await request.form()) : (request.json() as Record<string, unknown>);
  if (typeof fields['prompt'] !== 'string' || fields['prompt'] === '')
    return { status: 400, body: { detail: 'prompt is required' } };
  return fields;
}

export const isAnswered = (found: object): found is Answered => 'status' in found && 'body' in found;
