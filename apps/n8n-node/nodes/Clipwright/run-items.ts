import { NodeOperationError, type IExecuteFunctions, type INodeExecutionData } from 'n8n-workflow';
import { failedItem, nodeFailure } from './output/node-failure.js';
import { findAction } from './actions/actions.js';
import { openSession, type Session } from './transport/session.js';

/** Runs the node's operation for every item, one after the other. */
export async function runItems(context: IExecuteFunctions): Promise<INodeExecutionData[]> {
  const session = await openSession(context);
  const output: INodeExecutionData[] = [];
  for (const itemIndex of context.getInputData().keys()) output.push(...(await outputOf(session, itemIndex)));
  session.waits.addHints();
  return output;
}

/** The item's output; its failure too where the node continues on fail. */
async function outputOf(session: Session, itemIndex: number): Promise<INodeExecutionData[]> {
  const { context } = session;
  try {
    return await runAction(session, itemIndex);
  } catch (thrown) {
    if (context.getExecutionCancelSignal()?.aborted === true)
      throw new NodeOperationError(context.getNode(), 'The execution was canceled.', { itemIndex });
    const failure = nodeFailure(context.getNode(), thrown, itemIndex);
    if (context.continueOnFail()) return [failedItem(thrown, { failure, itemIndex })];
    return Promise.reject(failure);
  }
}

function runAction(session: Session, itemIndex: number): Promise<INodeExecutionData[]> {
  const { context } = session;
  const resource = context.getNodeParameter('resource', itemIndex);
  const name = context.getNodeParameter('operation', itemIndex);
  const action = findAction(resource, name);
  if (action === undefined)
    throw new NodeOperationError(context.getNode(), `There is no operation "${name}" of "${resource}".`, {
      itemIndex,
    });
  return action.run(session, itemIndex);
}
