import {
  NodeHelpers,
  type IDataObject,
  type IHttpRequestOptions,
  type INode,
  type INodeExecutionData,
  type INodeParameters,
  type IPollFunctions,
  type WorkflowExecuteMode,
} from 'n8n-workflow';
import { ClipwrightTrigger } from '../../nodes/ClipwrightTrigger/ClipwrightTrigger.node.js';
import { exchange, storeBinary } from './n8n-host.mjs';

export interface PollOptions {
  readonly baseUrl: string;
  readonly parameters?: INodeParameters;
  /** What n8n kept of this node; the trigger writes into it. */
  readonly kept: IDataObject;
  /** By default that of an active workflow. */
  readonly mode?: WorkflowExecuteMode;
}

/** What one poll handed over, and what n8n lists as failed beside it. */
export interface Poll {
  readonly items: readonly INodeExecutionData[];
  readonly errors: readonly Error[];
}

/** Polls once, as n8n would: defaults filled in by n8n's own code, requests over real HTTP. */
export async function pollOnce(options: PollOptions): Promise<Poll> {
  const errors: Error[] = [];
  const outputs = await new ClipwrightTrigger().poll.call(pollHost(options, errors));
  return { items: outputs?.[0] ?? [], errors };
}

function pollHost({ baseUrl, parameters = {}, kept, mode = 'trigger' }: PollOptions, errors: Error[]) {
  const node: INode = {
    id: '5d1f8a52-0b1c-4b5e-9b3f-2a6d1a7c9e11',
    name: 'Clipwright Trigger',
    type: 'n8n-nodes-clipwright.clipwrightTrigger',
    typeVersion: 1,
    position: [0, 0],
    parameters,
  };
  const context = {
    getNode: () => node,
    getMode: () => mode,
    getNodeParameter: (name: string, fallback: unknown) => parameterOf(node, name) ?? fallback,
    getCredentials: () => Promise.resolve({ baseUrl, apiKey: 'key' }),
    getWorkflowStaticData: () => kept,
    __emitError: (error: Error) => errors.push(error),
    helpers: {
      httpRequest: (request: IHttpRequestOptions) => exchange({ headers: {}, ...request }, () => undefined),
      async httpRequestWithAuthentication(this: IPollFunctions, name: string, request: IHttpRequestOptions) {
        const { apiKey } = await this.getCredentials<{ apiKey: string }>(name);
        const headers = { ...request.headers, Authorization: `Bearer ${apiKey}` };
        return exchange({ ...request, headers }, () => undefined);
      },
      prepareBinaryData: storeBinary,
    },
  };
  return context as unknown as IPollFunctions;
}

function parameterOf(node: INode, name: string): unknown {
  const { description } = new ClipwrightTrigger();
  const { properties } = description;
  return NodeHelpers.getNodeParameters(properties, node.parameters, true, false, node, description)?.[name];
}
