import { updateDisplayOptions, type INodeProperties } from 'n8n-workflow';
import { getAccount } from './account/get.js';
import type { Operation } from './operation.js';
import { deleteVideo } from './video/delete.js';
import { download } from './video/download.js';
import { generateFromImage } from './video/generate-from-image.js';
import { generateFromText } from './video/generate-from-text.js';
import { getMany } from './video/get-many.js';
import { getStatus } from './video/get-status.js';

/** Resource and operation, as the node's parameters name them. */
const OPERATIONS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  account: { get: getAccount },
  video: { delete: deleteVideo, download, generateFromImage, generateFromText, getMany, getStatus },
};

/** The operation that a node is set to, or undefined. */
export function findOperation(resource: string, operation: string): Operation | undefined {
  return OPERATIONS[resource]?.[operation];
}

/** The fields of all operations, each shown for its own operation alone. */
export const operationFields: INodeProperties[] = Object.entries(OPERATIONS).flatMap(
  ([resource, operations]) =>
    Object.entries(operations).flatMap(([operation, { fields }]) =>
      updateDisplayOptions({ show: { resource: [resource], operation: [operation] } }, fields),
    ),
);
