import type { ProviderScript } from './provider-script.js';

const ORIGIN = 'https://api.replicate.com';
const MODEL = 'wan-video/wan-2.2-t2v-fast';
const IMAGE_MODEL = 'wan-video/wan-2.2-i2v-fast';

const prediction = (id: string, change: Record<string, unknown>) => ({
  id,
  model: MODEL,
  version: 'hidden',
  input: { prompt: 'a calm sea' },
  logs: '',
  output: null,
  error: null,
  created_at: '2026-11-21T12:00:00Z',
  urls: { get: `${ORIGIN}/v1/predictions/${id}`, cancel: `${ORIGIN}/v1/predictions/${id}/cancel` },
  ...change,
});

export const REPLICATE: ProviderScript = {
  provider: 'replicate',
  model: MODEL,
  imageModel: IMAGE_MODEL,
  origin: ORIGIN,
  authorization: (key) => `Bearer ${key}`,
  starts: [MODEL, IMAGE_MODEL].map((model) => `POST /v1/models/${model}/predictions`),
  looks: 'GET /v1/predictions/*',
  cancels: (id) => `POST /v1/predictions/${id}/cancel`,
  health: `GET /v1/models/${MODEL}`,
  started: (id) => [201, prediction(id, { status: 'starting' })],
  pending: (id) => [200, prediction(id, { status: 'processing' })],
  done: (id, url) => [
    200,
    prediction(id, { status: 'succeeded', output: url, metrics: { predict_time: 31.5 } }),
  ],
  failed: (id) => [200, prediction(id, { status: 'failed', error: 'The model ran out of memory. (E1001)' })],
  badInput: [
    422,
    {
      title: 'Input validation failed',
      detail: '- input.num_frames: Must be less than or equal to 121',
      status: 422,
    },
  ],
  refusedAtStart: [
    422,
    {
      title: 'Content refused',
      detail: 'The input was flagged as sensitive. Please try again with different inputs. (E005)',
      status: 422,
    },
  ],
  refusedLater: (id) => [
    200,
    prediction(id, {
      status: 'failed',
      error: 'The input or output was flagged as sensitive. Please try again with different inputs. (E005)',
    }),
  ],
  badKey: [
    401,
    { title: 'Unauthenticated', detail: 'You did not pass a valid authentication token', status: 401 },
  ],
  noCredit: [
    402,
    { title: 'Insufficient credit', detail: 'You have insufficient credit to run this model.', status: 402 },
  ],
  throttled: [429, { detail: 'Request was throttled. Your rate limit resets in ~30s.' }],
  healthy: [200, { owner: 'wan-video', name: 'wan-2.2-t2v-fast', visibility: 'public' }],
};
