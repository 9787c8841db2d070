import { z } from 'zod';

const outputFile = z.looseObject({
  filename: z.string().min(1),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
});

/** Where a file lies on the server. */
export type OutputFile = Pick<z.infer<typeof outputFile>, 'filename' | 'subfolder' | 'type'>;

/**
 * What each node put out, by id: lists of files under names that differ by node, and other things beside
 * them.
 */
const outputs = z.record(z.string(), z.record(z.string(), z.unknown()).catch({})).catch({});

export type JobOutputs = z.infer<typeof outputs>;

const executionError = z.looseObject({
  node_id: z.coerce.string().default(''),
  node_type: z.string().default('a node'),
  exception_type: z.string().default(''),
  exception_message: z.string().default(''),
});

export type ExecutionError = z.infer<typeof executionError>;

/** `GET /api/jobs/{id}` of newer servers. */
export const jobAnswer = z.looseObject({
  status: z.enum(['pending', 'in_progress', 'completed', 'failed', 'cancelled']),
  outputs: outputs.default({}),
  execution_error: executionError.nullish().catch(null),
});

/** `{"error": ...}` beside a 404: the server has the route, and does not know the job. */
export const jobUnknown = z.looseObject({ error: z.unknown() }).refine((answer) => 'error' in answer);

const historyEntry = z.looseObject({
  outputs: outputs.default({}),
  status: z
    .looseObject({
      status_str: z.string().nullish(),
      messages: z.array(z.tuple([z.string(), z.unknown()]).rest(z.unknown())).catch([]),
    })
    .nullish(),
});

export type HistoryEntry = z.infer<typeof historyEntry>;

/** `GET /history/{id}`: empty until the job has ended. */
export const historyAnswer = z.record(z.string(), historyEntry);

/** `GET /queue`: tuples whose second member is the job's id. */
const queued = z.array(z.tuple([z.unknown(), z.string()]).rest(z.unknown()));
export const queueAnswer = z.looseObject({ queue_running: queued, queue_pending: queued });

export const promptAnswer = z.looseObject({ prompt_id: z.string() });

const nodeErrors = z.record(
  z.string(),
  z.looseObject({
    errors: z
      .array(
        z.looseObject({
          type: z.string().catch(''),
          message: z.string().catch(''),
          details: z.string().catch(''),
        }),
      )
      .catch([]),
  }),
);

/** The 400 of `POST /prompt`. */
export const refusalAnswer = z.looseObject({
  error: z.union([
    z.string().transform((message) => ({ type: '', message })),
    z.looseObject({ type: z.string().catch(''), message: z.string().catch('') }),
  ]),
  node_errors: nodeErrors.catch({}),
});

export type Refusal = z.infer<typeof refusalAnswer>;

export const uploadAnswer = z.looseObject({ name: z.string().min(1), subfolder: z.string().default('') });

export const cancelAnswer = z.looseObject({ cancelled: z.boolean() });

export const systemStats = z.looseObject({
  system: z.looseObject({ comfyui_version: z.string().optional() }),
  devices: z
    .array(
      z.looseObject({
        name: z.string(),
        vram_total: z.number().optional(),
        vram_free: z.number().optional(),
      }),
    )
    .catch([]),
});

export type SystemStats = z.infer<typeof systemStats>;

const executionErrorMessage = (entry: HistoryEntry): ExecutionError | null => {
  const message = entry.status?.messages.find(([event]) => event === 'execution_error');
  return executionError.safeParse(message?.[1]).data ?? null;
};

/** How far a job is. */
export type JobState =
  | { readonly status: 'unknown' | 'pending' | 'running' | 'cancelled' }
  | { readonly status: 'completed'; readonly outputs: JobOutputs }
  | { readonly status: 'failed'; readonly error: ExecutionError | null };

/** The state that a newer server tells. */
export function stateOfJob(job: z.infer<typeof jobAnswer>): JobState {
  if (job.status === 'completed') return { status: 'completed', outputs: job.outputs };
  if (job.status === 'failed') return { status: 'failed', error: job.execution_error ?? null };
  return { status: job.status === 'in_progress' ? 'running' : job.status };
}

/** The state that a history entry tells; only jobs that have ended have one. */
export function stateOfHistory(entry: HistoryEntry): JobState {
  if (entry.status?.status_str !== 'error') return { status: 'completed', outputs: entry.outputs };
  if (entry.status.messages.some(([event]) => event === 'execution_interrupted'))
    return { status: 'cancelled' };
  return { status: 'failed', error: executionErrorMessage(entry) };
}

/**
 * The file of the finished video: of the named node, else the first mp4 that was saved, else the first that
 * was shown.
 */
export function videoFileOf(jobOutputs: JobOutputs, node: string | undefined): OutputFile | null {
  const nodes = node === undefined ? Object.values(jobOutputs) : [jobOutputs[node] ?? {}];
  const files = nodes.flatMap((lists) =>
    ['images', 'gifs', 'videos', 'video'].flatMap((key) => filesOf(lists[key])),
  );
  const videos = files.filter(({ filename }) => /\.(mp4|m4v|mov)$/i.test(filename));
  return videos.find(({ type }) => type === 'output') ?? videos[0] ?? null;
}

const filesOf = (list: unknown): OutputFile[] =>
  Array.isArray(list) ? list.flatMap((item) => outputFile.safeParse(item).data ?? []) : [];
