import type { INodeExecutionData, INodeProperties } from 'n8n-workflow';
import type { Session } from '../transport/session.js';

/** One operation of the node: how it looks in the editor, and what it does for one item. */
export interface Operation {
  /** The fields that only this operation shows. */
  readonly fields: INodeProperties[];
  /** Gives the item's output, paired with it. Rejects with what went wrong. */
  readonly run: (session: Session, itemIndex: number) => Promise<INodeExecutionData[]>;
}
