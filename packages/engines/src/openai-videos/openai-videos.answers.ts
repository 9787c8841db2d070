import type { JsonValue } from '@clipwright/core/engine';
import { z } from 'zod';

/** The shape of `/v1/videos` while a job is followed. Servers add fields of their own. */
const job = z.looseObject({
  id: z.string().min(1).max(300),
  status: z.string(),
  progress: z.number().nullish().catch(null),
  error: z.unknown().optional(),
});

const ENDS: Readonly<Record<string, 'completed' | 'failed'>> = {
  completed: 'completed',
  succeeded: 'completed',
  failed: 'failed',
  error: 'failed',
  cancelled: 'failed',
  canceled: 'failed',
  deleted: 'failed',
  expired: 'failed',
};

/** A job as its server tells it; a status that is not known here counts as work in progress. */
export interface Job {
  readonly id: string;
  readonly state: 'working' | 'completed' | 'failed';
  /** 0 to 1. */
  readonly fraction: number;
  readonly error: unknown;
}

/** The job that an answer tells of, or null. */
export function jobOf(json: unknown): Job | null {
  const { success, data } = job.safeParse(json);
  if (!success) return null;
  return {
    id: data.id,
    state: ENDS[data.status.toLowerCase()] ?? 'working',
    fraction: Math.min(Math.max((data.progress ?? 0) / 100, 0), 1),
    error: data.error,
  };
}

const jobs = z.looseObject({ data: z.array(z.unknown()) });

/** The jobs that an answer lists, or null where it lists none. */
export function jobsOf(json: unknown): Job[] | null {
  const { success, data } = jobs.safeParse(json);
  return success ? data.data.flatMap((one) => jobOf(one) ?? []) : null;
}

const video = z.looseObject({
  id: z.string().catch(''),
  status: z.string().catch('completed'),
  error: z.unknown().optional(),
  data: z.array(z.looseObject({ url: z.string().nullish(), b64_json: z.string().nullish() })).catch([]),
});

/** A video as it comes with the answer to its start: where it lies, or its bytes. */
export interface FinishedVideo {
  readonly id: string;
  readonly failed: boolean;
  readonly error: unknown;
  readonly url: string | null;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

/** The video that an answer holds, or null. */
export function finishedVideoOf(json: unknown): FinishedVideo | null {
  const { success, data } = video.safeParse(json);
  if (!success) return null;
  const [first] = data.data;
  const failed = ENDS[data.status.toLowerCase()] === 'failed' || (data.error != null && first === undefined);
  const inline = first?.b64_json;
  return {
    id: data.id,
    failed,
    error: data.error,
    url: first?.url ?? null,
    bytes: inline ? Buffer.from(inline, 'base64') : null,
  };
}

const listed = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });
const single = z.looseObject({ model_path: z.string() });

const owned = z.looseObject({ data: z.tuple([z.looseObject({ owned_by: z.string() })]).rest(z.unknown()) });

/** Whose program lists the models, by its own word; null where it does not say. */
export const ownerOf = (json: unknown): string | null => owned.safeParse(json).data?.data[0].owned_by ?? null;

/** The names of the models that an answer lists, or null where it lists none. */
export function modelsOf(json: unknown): string[] | null {
  const list = listed.safeParse(json);
  if (list.success) return list.data.data.map(({ id }) => id);
  const one = single.safeParse(json);
  return one.success ? [one.data.model_path] : null;
}

/** What is saved of work that was begun: on which replica, and the job's id, or where its video lies. */
const reference = z.object({ replica: z.string(), id: z.string(), url: z.string().nullable() });

export type Reference = z.output<typeof reference>;

/** A saved reference, or null where it is not one of this engine's. */
export function referenceOf(saved: { readonly [name: string]: JsonValue }): Reference | null {
  return reference.safeParse(saved).data ?? null;
}
