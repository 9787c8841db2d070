import type { INodeExecutionData, INodeProperties } from 'n8n-workflow';
import type { Session } from '../transport/session.js';

/**
 * One action of the node, which n8n's parameters name by resource and operation: how it looks in the editor, and
 * what it does for one item.
 */
export interface Action {
  /** The fields that only this action shows. */
  readonly fields: INodeProperties[];
  /** Gives the item's output, paired with it. Rejects with what went wrong. */
  readonly run: (session: Session, itemIndex: number) => Promise<INodeExecutionData[]>;
}
