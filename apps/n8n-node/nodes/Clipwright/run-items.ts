import { NodeOperationError, type IExecuteFunctions, type INodeExecutionData } from 'n8n-workflow';
import { findAction } from './actions/actions.js';
import { together } from './generation/batch.js';
import { outcomeOf } from './output/item-outcome.js';
import { openSession, type Session } from './transport/session.js';

/**
 * Runs the node's operation for every item, and gives its outputs: some at once, begun in their order and given in it. Where one fails and
 * the node does not continue on fail, no further one is begun, and what is on its way is left to a retry.
 */
export async function runItems(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
  const session = await openSession(context);
  const { items, later, stop } = session.batch;
  const work = [...context.getInputData().keys()].map(
    (itemIndex) => () => outcomeOf(session, itemIndex, () => runAction(session, itemIndex)),
  );
  try {
    const outputs = await together(stop, items, work);
    session.waits.addHints();
    session.warnings.addHints();
    return later === null ? [outputs.flat()] : [outputs.flat(), inOrder(later)];
  } finally {
    await cancelAbandoned(session);
  }
}

/** Items come to their wait as the window lets them. */
function inOrder(items: readonly INodeExecutionData[]): INodeExecutionData[] {
  const indexOf = ({ pairedItem }: INodeExecutionData) => (pairedItem as { item: number }).item;
  return items.toSorted((one, other) => indexOf(one) - indexOf(other));
}

async function cancelAbandoned({ context, batch, client }: Session): Promise<void> {
  if (context.getExecutionCancelSignal()?.aborted === true) await batch.begun.cancel(client);
}

async function runAction(session: Session, itemIndex: number): Promise<INodeExecutionData[]> {
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
