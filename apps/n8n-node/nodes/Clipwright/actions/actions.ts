import { updateDisplayOptions, type INodeProperties } from 'n8n-workflow';
import { getAccount } from './account/get.js';
import type { Action } from './action.js';
import { deleteVideo } from './video/delete.js';
import { download } from './video/download.js';
import { generateFromImage } from './video/generate-from-image.js';
import { generateFromText } from './video/generate-from-text.js';
import { getMany } from './video/get-many.js';
import { getStatus } from './video/get-status.js';
import { planVideo } from './video/plan.js';

/** Resource and operation, as the node's parameters name them. */
const ACTIONS: Readonly<Record<string, Readonly<Record<string, Action>>>> = {
  account: { get: getAccount },
  video: {
    delete: deleteVideo,
    download,
    generateFromImage,
    generateFromText,
    getMany,
    getStatus,
    plan: planVideo,
  },
};

/** The action that a node is set to, or undefined. */
export function findAction(resource: string, operation: string): Action | undefined {
  return ACTIONS[resource]?.[operation];
}

/** The fields of all actions, each shown for its own alone. */
export const actionFields: INodeProperties[] = Object.entries(ACTIONS).flatMap(([resource, operations]) =>
  Object.entries(operations).flatMap(([operation, { fields }]) =>
    updateDisplayOptions({ show: { resource: [resource], operation: [operation] } }, fields),
  ),
);
