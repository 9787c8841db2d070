import { z } from 'zod';
import { readWithin } from '../remote/read-within.js';
import * as answers from './comfyui.answers.js';
import type { ComfyUiSettings } from './comfyui.settings.js';
import { nodeInfo, type NodeInfo } from './object-info.js';
import { WireError, wireErrorOf } from './wire-error.js';
import type { WorkflowGraph } from './workflow-graph.js';

/** As much of fetch as is used here. */
export type FetchFunction = (url: URL, init: RequestInit) => Promise<Response>;

/** What a client is made of: the server's address, and the signal that ends its calls. */
export interface ClientOptions {
  readonly url: string;
  readonly settings: ComfyUiSettings;
  readonly fetch: FetchFunction;
  readonly signal: AbortSignal;
}

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** One ComfyUI server over HTTP, old routes and new. Rejects with WireError, or with the signal's reason. */
export class ComfyUiClient {
  private hasJobRoutes = true;

  constructor(private readonly options: ClientOptions) {}

  async systemStats(): Promise<answers.SystemStats> {
    return await this.read('system_stats', answers.systemStats);
  }

  /** What the server says of every node's class, by its name; what is not made as a node is left out. */
  async allNodes(): Promise<Record<string, NodeInfo>> {
    const all = await this.read('object_info', z.record(z.string(), z.unknown()));
    return Object.fromEntries(
      Object.entries(all).flatMap(([name, info]) => {
        const { success, data } = nodeInfo.safeParse(info);
        return success ? [[name, data]] : [];
      }),
    );
  }

  /** What the server says of a node's class; null where it has none of that name. */
  async nodeInfo(className: string): Promise<NodeInfo | null> {
    const found = await this.read(
      `object_info/${encodeURIComponent(className)}`,
      z.record(z.string(), nodeInfo),
    );
    return found[className] ?? null;
  }

  /** Puts an image into the server's input folder and answers the name that LoadImage takes. */
  async upload(name: string, bytes: Uint8Array): Promise<string> {
    const form = new FormData();
    form.set('image', new Blob([bytes.slice()]), name);
    form.set('subfolder', 'clipwright');
    form.set('type', 'input');
    form.set('overwrite', 'true');
    const stored = await this.read('upload/image', answers.uploadAnswer, { method: 'POST', body: form });
    return stored.subfolder === '' ? stored.name : `${stored.subfolder.replaceAll('\\', '/')}/${stored.name}`;
  }

  /** Queues a graph under an id; null, or why the server refuses it. */
  async prompt(id: string, graph: WorkflowGraph): Promise<answers.Refusal | null> {
    const response = await this.call('prompt', {
      method: 'POST',
      body: { prompt: graph, prompt_id: id, client_id: id },
    });
    if (response.status === 400) return await this.parsed(response, answers.refusalAnswer, 400);
    const { prompt_id: given } = await this.parsed(response, answers.promptAnswer);
    if (given === id) return null;
    // Work under another id could never be found again.
    await this.cancel(given);
    throw new WireError('The ComfyUI server is too old: it does not take the id of a video.', {
      mayHaveArrived: false,
    });
  }

  /** Where a job stands. `unknown` is the server's word; a server that can't be asked rejects. */
  async job(id: string): Promise<answers.JobState> {
    if (!this.hasJobRoutes) return await this.oldJob(id);
    const response = await this.call(`api/jobs/${id}`);
    if (response.status !== 404 && response.status !== 405)
      return answers.stateOfJob(await this.parsed(response, answers.jobAnswer));
    const known = answers.jobUnknown.safeParse(await jsonOf(response)).success;
    if (known) return { status: 'unknown' };
    this.hasJobRoutes = false;
    return await this.oldJob(id);
  }

  /** Stops a job, and none but it. False where there was nothing to stop. */
  async cancel(id: string): Promise<boolean> {
    const response = await this.call(`api/jobs/${id}/cancel`, { method: 'POST', body: {} });
    if (response.ok) return (await this.parsed(response, answers.cancelAnswer)).cancelled;
    await response.body?.cancel();
    const { queue_running: running, queue_pending: pending } = await this.read('queue', answers.queueAnswer);
    if (holds(pending, id)) return await this.done('queue', { delete: [id] });
    // An old server interrupts whatever runs, so it is asked only while that is ours.
    return holds(running, id) && (await this.done('interrupt', { prompt_id: id }));
  }

  /** Takes an ended job out of the server's history. */
  async forget(id: string): Promise<void> {
    await this.done('history', { delete: [id] });
  }

  /** A saved file from a byte on. The answer may be 404, and its body is the caller's to read. */
  async view(file: answers.OutputFile, fromByte: number): Promise<Response> {
    const query = new URLSearchParams({
      filename: file.filename,
      subfolder: file.subfolder,
      type: file.type,
    });
    const range: Record<string, string> = fromByte > 0 ? { range: `bytes=${fromByte}-` } : {};
    return await this.call(`view?${query.toString()}`, {
      headers: range,
      timeoutMs: this.options.settings.downloadTimeoutMs,
    });
  }

  // A job leaves the queue and enters the history at one stroke, but these are two looks: the history is read
  // again.
  private async oldJob(id: string): Promise<answers.JobState> {
    const ended = await this.ended(id);
    if (ended !== null) return ended;
    const { queue_running: running, queue_pending: pending } = await this.read('queue', answers.queueAnswer);
    if (holds(running, id)) return { status: 'running' };
    if (holds(pending, id)) return { status: 'pending' };
    return (await this.ended(id)) ?? { status: 'unknown' };
  }

  private async ended(id: string): Promise<answers.JobState | null> {
    const entry = (await this.read(`history/${id}`, answers.historyAnswer))[id];
    return entry === undefined ? null : answers.stateOfHistory(entry);
  }

  private async done(path: string, body: unknown): Promise<true> {
    const response = await this.call(path, { method: 'POST', body });
    await response.body?.cancel();
    if (!response.ok) throw answeredWith(response.status);
    return true;
  }

  private async read<T>(path: string, schema: z.ZodType<T>, call: Call = {}): Promise<T> {
    return await this.parsed(await this.call(path, call), schema);
  }

  private async parsed<T>(response: Response, schema: z.ZodType<T>, status = 200): Promise<T> {
    const json = await jsonOf(response);
    this.options.signal.throwIfAborted();
    const result = schema.safeParse(json);
    if (response.status === status && result.success) return result.data;
    throw answeredWith(response.status);
  }

  private async call(path: string, call: Call = {}): Promise<Response> {
    const { url, settings, signal, fetch } = this.options;
    signal.throwIfAborted();
    const limit = AbortSignal.timeout(call.timeoutMs ?? settings.requestTimeoutMs);
    try {
      return await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`), {
        ...sent(call, settings),
        signal: AbortSignal.any([signal, limit]),
      });
    } catch (cause) {
      signal.throwIfAborted();
      throw wireErrorOf(cause);
    }
  }
}

function sent({ method = 'GET', body, headers = {} }: Call, settings: ComfyUiSettings): RequestInit {
  const own = { ...credentials(settings), ...headers };
  if (body === undefined) return { method, headers: own, redirect: 'error' };
  if (body instanceof FormData) return { method, headers: own, body, redirect: 'error' };
  return {
    method,
    headers: { ...own, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
  };
}

/** The headers that a guarded server wants, for HTTP and for the socket. */
export function credentials({ apiKey, headers }: ComfyUiSettings): Record<string, string> {
  return { ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }), ...headers };
}

const holds = (queue: readonly (readonly [unknown, string, ...unknown[]])[], id: string): boolean =>
  queue.some(([, queuedId]) => queuedId === id);

/** The queue of a busy server holds whole graphs; what is more than this is no answer of ComfyUI's. */
const MOST_JSON_BYTES = 32 * 1024 * 1024;

/** Undefined for what is no JSON, breaks off, or does not end. */
async function jsonOf({ body }: Response): Promise<unknown> {
  try {
    return JSON.parse(String(await readWithin(body, MOST_JSON_BYTES)));
  } catch {
    return undefined;
  }
}

function answeredWith(status: number): WireError {
  if (status === 401 || status === 403)
    return new WireError('The ComfyUI server refuses the key.', {
      mayHaveArrived: false,
      isRefusedKey: true,
    });
  return new WireError(`The ComfyUI server answers with status ${status} and not as ComfyUI does.`, {
    mayHaveArrived: true,
  });
}
