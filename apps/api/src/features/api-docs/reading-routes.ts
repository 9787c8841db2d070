import { ENGINE_KIND_NAMES } from '@clipwright/core/engine';
import {
  HoldTestHeaders,
  HoldTestParameters,
  ListVideosParameters,
  OneVideoParameters,
  VideoStatusParameters,
} from '@clipwright/core/videos';
import type { DescribedRoute } from './described-route.js';
import { KEYED } from './route-errors.js';
import { SCHEMAS } from './wire-schemas.js';

const ENGINE =
  `\`engine\` is the kind of the engine that made the video (${ENGINE_KIND_NAMES.join(', ')}): the one at work while it is processing, null until there is one. ` +
  'Where the first engine was away and another stepped in, `warnings` says so.';

/** Routes that make nothing. */
export const READING: readonly DescribedRoute[] = [
  {
    id: 'videoStatus',
    method: 'get',
    paths: ['/api/v1/video-status.php', '/api/v1/video-status'],
    summary: 'Read the status of a video',
    description: `Not rate-limited, and safe to retry. Takes \`video_id\`, or \`idempotency_key\` in its place. \`success\` says that the read worked: a failed video is a 200 too. ${ENGINE}`,
    parameters: { query: VideoStatusParameters },
    answers: { 200: SCHEMAS.VideoStatusResponse },
    counted: false,
    errors: [...KEYED, 'not_found'],
    examples: [
      { name: 'By id', query: 'video_id={video_id}', status: 200 },
      { name: 'By Idempotency-Key', query: 'idempotency_key=order-4711', status: 200 },
    ],
  },
  {
    id: 'listVideos',
    method: 'get',
    paths: ['/api/v1/videos'],
    summary: 'List your videos',
    description:
      'Own videos, newest first, a page at a time. With `settled_since` they come as they were settled, oldest first, for whoever follows them: ask with an empty one, which answers no videos and a `next_cursor`, ' +
      'and from then on with the `next_cursor` of the answer before. No video that was settled meanwhile is missing. One that expires comes again, at its new place; a deleted one is gone. ' +
      'A page that is full has more behind it.',
    parameters: { query: ListVideosParameters },
    answers: { 200: SCHEMAS.ListVideosResponse },
    counted: false,
    errors: KEYED,
    examples: [
      { name: 'The newest', query: 'limit=1', status: 200 },
      { name: 'The next page', query: 'limit=1&cursor={next_cursor}', status: 200 },
      { name: 'What has failed', query: 'status=failed&mode=text', status: 200 },
      { name: 'What is settled from now on', query: 'settled_since=', status: 200 },
    ],
  },
  {
    id: 'deleteVideo',
    method: 'delete',
    paths: ['/api/v1/videos/{video_id}'],
    summary: 'Cancel or delete a video',
    description: 'Cancels a video that is unfinished; removes the record and the file of one that is not.',
    parameters: { path: OneVideoParameters },
    answers: { 200: SCHEMAS.DeleteVideoResponse },
    counted: false,
    errors: [...KEYED, 'not_found'],
    examples: [{ name: 'Delete', status: 200 }],
  },
  {
    id: 'account',
    method: 'get',
    paths: ['/api/v1/account'],
    summary: 'Read your plan and your window',
    description: 'The cheap call that a credential test makes.',
    parameters: {},
    answers: { 200: SCHEMAS.AccountResponse },
    counted: false,
    errors: KEYED,
    examples: [{ name: 'Read', status: 200 }],
  },
  {
    id: 'models',
    method: 'get',
    paths: ['/api/v1/models'],
    summary: 'List the models',
    description:
      'The catalogue as this server serves it. `engines` are the names of the engines behind a model, in the order in which they are asked; `engine` is the first.',
    parameters: {},
    answers: { 200: SCHEMAS.ModelsResponse },
    counted: false,
    errors: KEYED,
    examples: [{ name: 'List', status: 200 }],
  },
  {
    id: 'holdTest',
    method: 'get',
    paths: ['/api/v1/hold-test'],
    summary: 'Hold a call as a generation is held',
    description:
      'Makes nothing: it answers after `seconds`, so that whoever asks learns how long the proxies on the way let a call live. Two at a time for an account. `clipwright doctor --through` asks it.',
    parameters: { query: HoldTestParameters, header: HoldTestHeaders },
    answers: { 200: SCHEMAS.HoldTestResponse },
    counted: false,
    errors: [...KEYED, 'resource_budget'],
    examples: [
      { name: 'For a second', query: 'seconds=1', status: 200 },
      { name: 'With signs of life', query: 'seconds=1', headers: { Prefer: 'heartbeat=15' }, status: 200 },
    ],
  },
];
