import type { IDisplayOptions } from 'n8n-workflow';

/** What n8n saves with each node of a workflow. New nodes get the last one; saved ones go on as they are. */
export const NODE_VERSIONS = [1, 1.1];
export const NEWEST_VERSION = 1.1;

/** Fields of the nodes that were saved before length, shape and size stood on top and videos could be picked. */
export const inVersion1: IDisplayOptions = { show: { '@version': [1] } };

/** Fields that took their place. */
export const sinceVersion11: IDisplayOptions = { show: { '@version': [{ _cnd: { gte: 1.1 } }] } };
