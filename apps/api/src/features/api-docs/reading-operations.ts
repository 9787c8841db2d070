import { ENGINE_KIND_NAMES } from '@clipwright/core/engine';
import { VIDEO_MODES, VIDEO_STATUSES } from '@clipwright/core/videos';
import type { Operation } from './operation.js';
import { KEYED } from './operation-errors.js';

const ENGINE =
  `\`engine\` is the kind of the engine that made the video (${ENGINE_KIND_NAMES.join(', ')}): the one at work while it is processing, null until there is one. ` +
  'Where the first engine was away and another stepped in, `warnings` says so.';

export const VIDEO_STATUS: Operation = {
  id: 'videoStatus',
  method: 'get',
  paths: ['/api/v1/video-status.php', '/api/v1/video-status'],
  summary: 'Read the status of a video',
  description: `Not rate-limited, and safe to retry. Takes \`video_id\`, or \`idempotency_key\` in its place. \`success\` says that the read worked: a failed video is a 200 too. ${ENGINE}`,
  parameters: [
    {
      name: 'video_id',
      in: 'query',
      description: 'The id that generation returned.',
      schema: { type: 'string' },
    },
    {
      name: 'idempotency_key',
      in: 'query',
      description: 'The Idempotency-Key of the generation.',
      schema: { type: 'string' },
    },
  ],
  answers: { 200: 'VideoStatusResponse' },
  counted: false,
  errors: [...KEYED, 'not_found'],
  examples: [
    { name: 'By id', query: 'video_id={video_id}', status: 200 },
    { name: 'By Idempotency-Key', query: 'idempotency_key=order-4711', status: 200 },
  ],
};

export const LIST_VIDEOS: Operation = {
  id: 'listVideos',
  method: 'get',
  paths: ['/api/v1/videos'],
  summary: 'List your videos',
  description: 'Own videos, newest first, a page at a time.',
  parameters: [
    {
      name: 'limit',
      in: 'query',
      description: 'Videos on a page.',
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    },
    {
      name: 'cursor',
      in: 'query',
      description: 'The `next_cursor` of the page before.',
      schema: { type: 'string' },
    },
    {
      name: 'status',
      in: 'query',
      description: 'Only videos with this status.',
      schema: { enum: [...VIDEO_STATUSES] },
    },
    {
      name: 'mode',
      in: 'query',
      description: 'Only videos made this way.',
      schema: { enum: [...VIDEO_MODES] },
    },
  ],
  answers: { 200: 'ListVideosResponse' },
  counted: false,
  errors: KEYED,
  examples: [
    { name: 'The newest', query: 'limit=1', status: 200 },
    { name: 'The next page', query: 'limit=1&cursor={next_cursor}', status: 200 },
    { name: 'What has failed', query: 'status=failed&mode=text', status: 200 },
  ],
};

export const DELETE_VIDEO: Operation = {
  id: 'deleteVideo',
  method: 'delete',
  paths: ['/api/v1/videos/{video_id}'],
  summary: 'Cancel or delete a video',
  description: 'Cancels a video that is unfinished; removes the record and the file of one that is not.',
  parameters: [
    {
      name: 'video_id',
      in: 'path',
      required: true,
      description: 'The id of the video.',
      schema: { type: 'string' },
    },
  ],
  answers: { 200: 'DeleteVideoResponse' },
  counted: false,
  errors: [...KEYED, 'not_found'],
  examples: [{ name: 'Delete', status: 200 }],
};

export const READ_ACCOUNT: Operation = {
  id: 'account',
  method: 'get',
  paths: ['/api/v1/account'],
  summary: 'Read your plan and your window',
  description: 'The cheap call that a credential test makes.',
  parameters: [],
  answers: { 200: 'AccountResponse' },
  counted: false,
  errors: KEYED,
  examples: [{ name: 'Read', status: 200 }],
};

export const LIST_MODELS: Operation = {
  id: 'models',
  method: 'get',
  paths: ['/api/v1/models'],
  summary: 'List the models',
  description:
    'The catalogue as this server serves it. `engines` are the names of the engines behind a model, in the order in which they are asked; `engine` is the first.',
  parameters: [],
  answers: { 200: 'ModelsResponse' },
  counted: false,
  errors: KEYED,
  examples: [{ name: 'List', status: 200 }],
};
