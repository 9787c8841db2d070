import { describe, expect, it } from '@jest/globals';
import { MODELS } from '../models/index.js';
import * as videos from './index.js';

const at = '2026-11-21T00:00:00.000Z';
const status: videos.VideoStatusResponse = {
  success: true,
  video_id: 'vid_x',
  status: 'completed',
  queue_position: null,
  estimated_seconds: null,
  progress: 100,
  video_url: 'http://127.0.0.1:8787/media/x.mp4',
  credits_used: 10,
  video_model: 'modela2',
  engine: 'sketch',
  mode: 'text',
  prompt: 'a',
  resolution: '720p',
  aspect_ratio: '16:9',
  source_video_id: null,
  duration: 5,
  width: 1280,
  height: 720,
  has_audio: false,
  seed: 1,
  fps: 24,
  created_at: at,
  started_at: at,
  completed_at: at,
  expires_at: null,
  warnings: [],
  error: null,
};

describe('wire shapes', () => {
  it('hold a status with every field, and miss any that is gone', () => {
    expect(videos.VideoStatusResponse.parse(status)).toEqual(status);
    for (const field of Object.keys(status)) {
      const { [field as keyof typeof status]: _, ...rest } = status;
      expect(videos.VideoStatusResponse.safeParse(rest).success).toBe(false);
    }
  });

  it('hold the answer of the models route, made from the catalogue', () => {
    const answer = videos.modelsResponse(
      MODELS.map((model) => ({ ...model, modes: ['text' as const], engines: ['wan', 'sketch'] as const })),
    );
    expect(videos.ModelsResponse.parse(answer)).toEqual(answer);
    expect(answer.models[1]).toEqual({
      id: 'modelb3',
      default: false,
      durations: { min: 1, max: 15, default: 5 },
      resolutions: ['720p', '768p', '1080p', '1440p', '2k'],
      default_resolution: '1440p',
      aspect_ratios: ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'],
      audio: true,
      max_prompt_length: 7000,
      credits_per_second: { '720p': 4, '768p': 4, '1080p': 6, '1440p': 10 },
      fps: 24,
      choices: { fps: [24, 25, 30, 60], last_image_url: [0, 1], reference_image_urls: [0, 1, 2, 3] },
      engine: 'wan',
      engines: ['wan', 'sketch'],
      modes: ['text'],
    });
  });

  it('hold the other answers', () => {
    const rateLimit = { count: 1, limit: 15, remaining: 14, reset_in_seconds: 9, reset_at: at };
    const answers = [
      [
        videos.GenerationResponse,
        { success: true, video_id: 'v', video_url: 'http://h/a.mp4', credits_used: 1, warnings: ['w'] },
      ],
      [
        videos.AcceptedResponse,
        { success: true, video_id: 'v', status: 'queued', queue_position: 1, estimated_seconds: null },
      ],
      [videos.ListVideosResponse, { success: true, videos: [status], next_cursor: null }],
      [videos.DeleteVideoResponse, { success: true, video_id: 'v', status: 'deleted' }],
      [
        videos.AccountResponse,
        {
          success: true,
          account_id: 'a',
          email: 'e',
          plan: 'api',
          key_hint: 'cw_…abcd',
          rate_limit: rateLimit,
        },
      ],
      [
        videos.ErrorResponse,
        {
          success: false,
          error: 'e',
          code: 'c',
          param: null,
          request_id: 'r',
          rate_limit: rateLimit,
          video_id: 'v',
        },
      ],
      [videos.RateLimitObject, rateLimit],
    ] as const;
    for (const [shape, answer] of answers) {
      expect(shape.parse(answer)).toEqual(answer);
      expect(shape.safeParse({ ...answer, success: 'yes', count: -1 }).success).toBe(false);
    }
  });
});

describe('the JSON Schemas', () => {
  const schemas = videos.toJsonSchemas() as Record<
    string,
    { $schema: string; anyOf?: { properties: object; required: string[] }[] }
  >;

  it('exist for every request and answer, in draft 2020-12', () => {
    const answers = Object.keys(videos).filter((name) => /^[A-Z]\w+(?:Response|Object)$/.test(name));
    expect(answers).toContain('VideoStatusResponse');
    expect(Object.keys(schemas).toSorted()).toEqual(
      [...answers, 'TextToVideoRequest', 'ImageToVideoRequest', 'ImageUploadRequest'].toSorted(),
    );
    for (const schema of Object.values(schemas))
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(JSON.stringify(schemas)).not.toContain('$ref');
  });

  it('require what the parsers require, model by model', () => {
    const required = (name: string) => schemas[name]?.anyOf?.map((variant) => variant.required ?? []);
    expect(required('TextToVideoRequest')).toEqual([['prompt'], ['prompt', 'video_model']]);
    expect(required('ImageToVideoRequest')).toEqual([
      ['image_url'],
      ['image_url', 'video_model'],
      ['source_video_id'],
      ['source_video_id', 'video_model'],
    ]);
    expect(required('ImageUploadRequest')).toEqual([[], ['video_model']]);
  });

  it('state the bounds that the parsers keep', () => {
    const variants = schemas['TextToVideoRequest']?.anyOf;
    expect(variants?.[1]?.properties).toMatchObject({
      prompt: { type: 'string', minLength: 1, description: '1 to 7,000 Unicode code points after trimming.' },
      duration: { anyOf: [{ type: 'integer', minimum: 1, maximum: 15 }, { type: 'null' }] },
      seed: { anyOf: [{ type: 'integer', minimum: 0, maximum: 4_294_967_295 }, { type: 'null' }] },
      fps: { anyOf: [{ type: 'number', enum: [24, 25, 30, 60] }, { type: 'null' }] },
      resolution: { anyOf: [{ pattern: '^(?:720[pP]|768[pP]|1080[pP]|1440[pP]|2[kK])$' }, { type: 'null' }] },
    });
  });

  it('follow a narrowed catalogue', () => {
    const narrowed = videos.toJsonSchemas(
      MODELS.slice(0, 1).map((model) => ({ ...model, durations: { min: 1, max: 3, default: 2 } })),
    );
    expect(JSON.stringify(narrowed['TextToVideoRequest'])).toContain('"maximum":3');
    expect(JSON.stringify(narrowed['TextToVideoRequest'])).not.toContain('modelb3');
  });
});
