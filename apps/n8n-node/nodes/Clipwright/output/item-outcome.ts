import { NodeOperationError, type INodeExecutionData } from 'n8n-workflow';
import type { Session } from '../transport/session.js';
import { failedItem, nodeFailure } from './node-failure.js';

/**
 * What a piece of work gives for its item; its failure too where the node continues on fail. Rejects with a
 * failure that n8n shows.
 */
export async function outcomeOf(
  { context }: Session,
  itemIndex: number,
  work: () => Promise<INodeExecutionData[]>,
): Promise<INodeExecutionData[]> {
  try {
    return await work();
  } catch (thrown) {
    if (context.getExecutionCancelSignal()?.aborted === true)
      throw new NodeOperationError(context.getNode(), 'The execution was canceled.', { itemIndex });
    const failure = nodeFailure(context.getNode(), thrown, itemIndex);
    if (context.continueOnFail()) return [failedItem(thrown, { failure, itemIndex })];
    return Promise.reject(failure);
  }
}
