import { isClipwrightError, type ClipwrightError } from '@clipwright/core/errors';
import {
  NodeApiError,
  NodeOperationError,
  type IDataObject,
  type INode,
  type INodeExecutionData,
} from 'n8n-workflow';
import { adviceFor, resetAtOf } from './error-advice.js';

export type NodeFailure = NodeApiError | NodeOperationError;

/**
 * Any failure as n8n shows it: the API's sentence as message; code, status, request and advice as
 * description.
 */
export function nodeFailure(node: INode, thrown: unknown, itemIndex: number): NodeFailure {
  if (thrown instanceof NodeApiError || thrown instanceof NodeOperationError) return thrown;
  if (isClipwrightError(thrown)) return apiFailure(node, thrown, itemIndex);
  return new NodeOperationError(node, thrown instanceof Error ? thrown : String(thrown), { itemIndex });
}

/**
 * What an item carries on in place of its video, with Continue On Fail or on the error output. n8n would
 * throw away all facts of an
 * `error` beside `json`, and takes an item with this one field for a failed one.
 */
export function failedItem(
  thrown: unknown,
  { failure, itemIndex }: { failure: NodeFailure; itemIndex: number },
): INodeExecutionData {
  return {
    json: { error: { message: failure.message, ...factsOf(thrown) } },
    pairedItem: { item: itemIndex },
  };
}

function apiFailure(node: INode, error: ClipwrightError, itemIndex: number): NodeApiError {
  const facts = factsOf(error);
  const named = Object.entries(facts).map(([name, value]) => `${name} ${String(value)}`);
  const advice = adviceFor(error);
  const options = {
    message: error.message,
    description: [advice, `(${named.join(', ')})`].filter(Boolean).join(' '),
    httpCode: error.status === 0 ? null : String(error.status),
    itemIndex,
  };
  return new NodeApiError(
    node,
    { message: error.message, facts },
    options as ConstructorParameters<typeof NodeApiError>[2],
  );
}

/** The facts that a flow can branch on. */
function factsOf(thrown: unknown): Record<string, string | number> & IDataObject {
  if (!isClipwrightError(thrown)) return {};
  const facts = {
    code: thrown.code,
    http_status: thrown.status || null,
    param: thrown.param,
    request_id: thrown.requestId,
    video_id: thrown.videoId,
    reset_at: resetAtOf(thrown),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null)) as Record<
    string,
    string | number
  >;
}
