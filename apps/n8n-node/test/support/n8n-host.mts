import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  NodeHelpers,
  type IBinaryData,
  type IDataObject,
  type IExecuteFunctions,
  type IHttpRequestOptions,
  type ILoadOptionsFunctions,
  type INode,
  type INodeExecutionData,
  type INodeParameters,
  type NodeExecutionHint,
  type WorkflowExecuteMode,
} from 'n8n-workflow';
import { Clipwright } from '../../nodes/Clipwright/Clipwright.node.js';

/** One request that the node made through n8n. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Record<string, unknown> | null;
}

export interface HostOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly parameters: INodeParameters;
  /** What the workflow was saved with; left out: 1, as those of before. */
  readonly typeVersion?: number;
  /** Parameters of single items, laid over `parameters`: what expressions would give. */
  readonly itemParameters?: readonly INodeParameters[];
  readonly items?: readonly INodeExecutionData[];
  readonly continueOnFail?: boolean;
  readonly executionId?: string;
  /** What n8n makes for an execution and keeps for its retries; left out: another one each time. Null: an n8n that makes none. */
  readonly token?: string | null;
  /** Left out: webhook, as of an execution that is no retry. */
  readonly mode?: WorkflowExecuteMode;
  readonly runIndex?: number;
  /** Left out: a memory of its own, as a new execution has. */
  readonly memory?: IDataObject;
  readonly signal?: AbortSignal;
  readonly asTool?: boolean;
}

/** What a run of the node left behind. */
export interface NodeRun {
  readonly items: INodeExecutionData[];
  /** The second output's. */
  readonly later: readonly INodeExecutionData[];
  readonly hints: readonly NodeExecutionHint[];
  readonly messages: readonly string[];
  readonly requests: readonly SentRequest[];
}

/** Runs the node once, as n8n would: defaults filled in by n8n's own code, requests over real HTTP. */
export async function runNode(options: HostOptions): Promise<NodeRun> {
  const { context, left } = n8nHost(options);
  const [items = [], later = []] = await new Clipwright().execute.call(context);
  return { items, later, ...left };
}

/** The execution functions that n8n hands to a node, and what the node does with them. */
export function n8nHost(options: HostOptions) {
  const node = nodeOf(options);
  const items = options.items ?? [{ json: {} }];
  const left = { hints: [] as NodeExecutionHint[], messages: [] as string[], requests: [] as SentRequest[] };
  const memory = options.memory ?? {};
  const executionId = options.executionId ?? randomUUID();
  const token = options.token === undefined ? randomUUID() : options.token;
  const resumeUrl = `http://127.0.0.1/webhook-waiting/${executionId}${token === null ? '' : `?signature=${token}`}`;
  const record = (request: SentRequest) => left.requests.push(request);
  const context = {
    getNode: () => node,
    getInputData: () => items,
    getNodeParameter: (name: string, itemIndex: number, fallback: unknown) =>
      parameterOf(options, { name, itemIndex, fallback }),
    getCredentials: () => Promise.resolve({ baseUrl: options.baseUrl, apiKey: options.apiKey }),
    getExecutionId: () => executionId,
    getInstanceId: () => 'instance',
    getWorkflow: () => ({ id: 'workflow', name: 'Test', active: false }),
    getContext: () => memory,
    getExecutionCancelSignal: () => options.signal,
    getWorkflowDataProxy: () => ({ $runIndex: options.runIndex ?? 0, $execution: { resumeUrl } }),
    getMode: () => options.mode ?? 'webhook',
    continueOnFail: () => options.continueOnFail === true,
    isToolExecution: () => options.asTool === true,
    addExecutionHints: (...hints: NodeExecutionHint[]) => left.hints.push(...hints),
    sendMessageToUI: (message: string) => left.messages.push(message),
    helpers: {
      httpRequest: (request: IHttpRequestOptions) => exchange({ headers: {}, ...request }, record),
      httpRequestWithAuthentication: (_name: string, request: IHttpRequestOptions) =>
        exchange(withKey(request, options.apiKey), record),
      prepareBinaryData: storeBinary,
      assertBinaryData: (itemIndex: number, field: string) => binaryOf(items, itemIndex, field),
      getBinaryDataBuffer: (itemIndex: number, field: string) =>
        Promise.resolve(Buffer.from(binaryOf(items, itemIndex, field).data, 'base64')),
    },
  };
  return { context: context as unknown as IExecuteFunctions, left };
}

/** What n8n hands to the lists of its editor, and what they ask the server. */
export function listHost(options: Pick<HostOptions, 'baseUrl' | 'apiKey' | 'parameters'>) {
  const requests: SentRequest[] = [];
  const context = {
    getNode: () => nodeOf({ ...options, typeVersion: 1.1 }),
    getCredentials: () => Promise.resolve({ baseUrl: options.baseUrl, apiKey: options.apiKey }),
    getCurrentNodeParameter: (name: string) => options.parameters[name],
    getTimezone: () => 'UTC',
    helpers: {
      httpRequestWithAuthentication: (_name: string, request: IHttpRequestOptions) =>
        exchange(withKey(request, options.apiKey), (sent) => requests.push(sent)),
    },
  };
  return { context: context as unknown as ILoadOptionsFunctions, requests };
}

const withKey = (request: IHttpRequestOptions, apiKey: string): IHttpRequestOptions => ({
  ...request,
  headers: { ...request.headers, Authorization: `Bearer ${apiKey}` },
});

function nodeOf({ asTool, parameters, typeVersion = 1 }: HostOptions): INode {
  const type = `n8n-nodes-clipwright.clipwright${asTool === true ? 'Tool' : ''}`;
  return {
    id: '5d1f8a52-0b1c-4b5e-9b3f-2a6d1a7c9e10',
    name: 'Clipwright',
    type,
    typeVersion,
    position: [0, 0],
    parameters,
  };
}

/** n8n fills in the defaults of all fields that are shown, and of no others. */
function parameterOf(
  options: HostOptions,
  { name, itemIndex, fallback }: { name: string; itemIndex: number; fallback: unknown },
): unknown {
  const { description } = new Clipwright();
  const set = { ...options.parameters, ...options.itemParameters?.[itemIndex] };
  const filled =
    NodeHelpers.getNodeParameters(description.properties, set, true, false, nodeOf(options), description) ??
    {};
  const value = filled[name] ?? fallback;
  if (value === undefined) throw new Error(`Could not get parameter "${name}"`);
  return value;
}

/** A request as n8n's helper makes it. */
export async function exchange(
  request: IHttpRequestOptions,
  record: (sent: SentRequest) => unknown,
): Promise<unknown> {
  const method = request.method ?? 'GET';
  const headers = Object.fromEntries(
    Object.entries(request.headers as Record<string, string>).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const body = typeof request.body === 'string' ? request.body : null;
  record({
    method,
    url: request.url,
    headers,
    body: body === null ? null : (JSON.parse(body) as Record<string, unknown>),
  });
  const redirect = request.disableFollowRedirect === true ? 'manual' : 'follow';
  const response = await fetch(request.url, { method, headers, body, redirect, signal: signalOf(request) });
  const isStream = request.encoding === 'stream';
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: isStream
      ? Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
      : await response.text(),
  };
}

function signalOf({ timeout = 300_000, abortSignal }: IHttpRequestOptions): AbortSignal {
  return AbortSignal.any([
    AbortSignal.timeout(timeout),
    ...(abortSignal === undefined ? [] : [abortSignal as AbortSignal]),
  ]);
}

/** n8n's binary store, in memory. */
export async function storeBinary(
  data: Buffer | Readable,
  fileName?: string,
  mimeType?: string,
): Promise<IBinaryData> {
  const bytes = Buffer.isBuffer(data) ? data : await buffer(data);
  return {
    data: bytes.toString('base64'),
    mimeType: mimeType ?? '',
    fileName: fileName ?? '',
    bytes: bytes.length,
    fileSize: `${bytes.length} B`,
  };
}

function binaryOf(items: readonly INodeExecutionData[], itemIndex: number, field: string): IBinaryData {
  const data = items[itemIndex]?.binary?.[field];
  if (data === undefined) throw new Error(`The item has no binary field "${field}".`);
  return data;
}
