import type { ProviderScript } from './provider-script.js';

const ORIGIN = 'https://queue.fal.run';
const APP = '/fal-ai/wan';
const place = (id: string) => `${ORIGIN}${APP}/requests/${id}`;
const CONTENT_CHECKER = {
  detail: [
    {
      loc: ['body', 'prompt'],
      msg: 'The content could not be processed because it contained material flagged by a content checker.',
      type: 'content_policy_violation',
      url: 'https://docs.fal.ai/errors#content_policy_violation',
    },
  ],
};

export const FAL: ProviderScript = {
  provider: 'fal',
  model: 'fal-ai/wan/v2.2-a14b/text-to-video',
  imageModel: 'fal-ai/wan/v2.2-a14b/image-to-video',
  origin: ORIGIN,
  authorization: (key) => `Key ${key}`,
  starts: [`POST ${APP}/v2.2-a14b/text-to-video`, `POST ${APP}/v2.2-a14b/image-to-video`],
  looks: `GET ${APP}/requests/*`,
  cancels: (id) => `PUT ${APP}/requests/${id}/cancel`,
  health: `GET ${APP}/requests/00000000-0000-0000-0000-000000000000/status`,
  started: (id) => [
    200,
    {
      status: 'IN_QUEUE',
      request_id: id,
      response_url: place(id),
      status_url: `${place(id)}/status`,
      cancel_url: `${place(id)}/cancel`,
      queue_position: 0,
    },
  ],
  pending: () => [400, { detail: 'Request is still in progress' }],
  done: (_id, url) => [
    200,
    {
      video: { url, content_type: 'video/mp4', file_name: 'output.mp4', file_size: 24 },
      seed: 7,
      prompt: 'a calm sea',
    },
  ],
  failed: () => [
    422,
    { detail: [{ loc: ['body'], msg: 'The model ran out of memory.', type: 'generation_error' }] },
  ],
  badInput: [
    422,
    {
      detail: [
        {
          loc: ['body', 'num_frames'],
          msg: 'Input should be less than or equal to 161',
          type: 'less_than_equal',
        },
      ],
    },
  ],
  refusedAtStart: [422, CONTENT_CHECKER],
  refusedLater: () => [422, CONTENT_CHECKER],
  badKey: [
    401,
    {
      detail:
        'Cannot access application "fal-ai/wan". Authentication is required to access this application.',
    },
  ],
  noCredit: [
    403,
    { detail: 'User is locked. Reason: Exhausted balance. Top up your balance at fal.ai/dashboard/billing.' },
  ],
  throttled: [429, { detail: 'Too many requests' }],
  healthy: [404, { detail: 'Request not found' }],
};
