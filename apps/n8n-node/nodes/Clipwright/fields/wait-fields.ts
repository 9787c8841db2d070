import type { INodeProperties } from 'n8n-workflow';

export const longestWaitOption: INodeProperties = {
  displayName: 'Longest Wait for the Video',
  name: 'longestWaitMinutes',
  type: 'number',
  typeOptions: { minValue: 0, maxValue: 1440 },
  default: 30,
  hint: 'In minutes',
  description:
    'How long to follow the status of a video that is still being made. After that the item fails, the video goes on being made, and running the node again waits for the same one.',
};

const holdOption: INodeProperties = {
  displayName: 'Hold Request (Seconds)',
  name: 'holdSeconds',
  type: 'number',
  typeOptions: { minValue: 0, maxValue: 290, numberPrecision: 0 },
  default: 290,
  description:
    'How long the server holds the request open before the node asks for the status instead. Lower it when a proxy between n8n and the server cuts long requests. Taken from the first item.',
};

const idempotencyKeyOption: INodeProperties = {
  displayName: 'Idempotency Key',
  name: 'idempotencyKey',
  type: 'string',
  default: '',
  description:
    'The same key never makes a second video within 24 hours, and after a failure gives that failure again. Without it, the node derives one from execution, node and item, which holds over retries.',
};

const keepAliveOption: INodeProperties = {
  displayName: 'Keep Request Alive',
  name: 'keepAlive',
  type: 'boolean',
  default: false,
  description:
    'Whether the server shall send a sign of life every 15 seconds while it holds the request, so that a proxy which cuts silent calls lets it live. Hold Request has no effect then. Taken from the first item.',
};

const windowWaitOption: INodeProperties = {
  displayName: 'Longest Wait for Rate Limit',
  name: 'longestWindowWaitMinutes',
  type: 'number',
  typeOptions: { minValue: 0, maxValue: 1440 },
  default: 60,
  hint: 'In minutes',
  description:
    'How long one item may wait for the rate limit to have room before it fails. Taken from the first item.',
};

const spreadOption: INodeProperties = {
  displayName: 'Spread Requests',
  name: 'spreadRequests',
  type: 'boolean',
  default: false,
  description:
    'Whether to send at most one generation in 60 seconds, which stays within the rate limit. Taken from the first item.',
};

const waitOption: INodeProperties = {
  displayName: 'Wait for Completion',
  name: 'waitForCompletion',
  type: 'boolean',
  default: true,
  description:
    'Whether to wait until the video is made. Otherwise the item carries the video_id and the status, for Get Status later.',
};

/** How a generation waits, paces itself and is told from another, in the editor's alphabetical order. */
export const generationWaitOptions: readonly INodeProperties[] = [
  holdOption,
  idempotencyKeyOption,
  keepAliveOption,
  windowWaitOption,
  longestWaitOption,
  spreadOption,
  waitOption,
];
