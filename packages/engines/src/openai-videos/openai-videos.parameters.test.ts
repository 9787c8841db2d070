import { describe, expect, it } from '@jest/globals';
import { openAiVideosParameters } from './openai-videos.parameters.js';
import { openAiVideosSettings } from './openai-videos.settings.js';

function issuesOf(flavour: string, parameters: object, settings: object = {}): string[] {
  const schema = openAiVideosParameters(openAiVideosSettings.parse({ flavour, model: 'wan', ...settings }));
  return (
    schema.safeParse(parameters).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
    []
  );
}

describe('the parameters of a model on a video server', () => {
  it.each([
    [
      'sglang',
      { num_inference_steps: 30, guidance_scale: 1.5, flow_shift: 5, extra_body: { anything: true } },
    ],
    [
      'vllm-omni',
      {
        num_inference_steps: 30,
        boundary_ratio: 0.875,
        extra_params: { sigma: [1] },
        negative_prompt: 'blurry',
      },
    ],
    ['fastvideo', { num_inference_steps: 30, guidance_scale: 1.5, enable_teacache: true }],
    ['dynamo', { num_inference_steps: 30, boundary_ratio: 0.875, response_format: 'url', user: 'me' }],
    ['generic', { quality: 'high', fps: 24, whatever: { else: [null] } }],
  ])('are the fields that a %s server has', (flavour, parameters) => {
    expect(issuesOf(flavour, parameters)).toEqual([]);
  });

  it.each([
    [
      'sglang',
      { extra_params: {}, num_inference_steps: 1.5 },
      ['num_inference_steps: a whole number', ': Unrecognized key: "extra_params"'],
    ],
    [
      'vllm-omni',
      { extra_body: {}, guidance_scale: '4', extra_params: [] },
      ['guidance_scale: a number', 'extra_params: an object', ': Unrecognized key: "extra_body"'],
    ],
    ['dynamo', { flow_shift: 5, user: 7 }, ['user: some text', ': Unrecognized key: "flow_shift"']],
    [
      'sglang',
      { prompt: 'a cat', seed: 1, enable_teacache: 'yes' },
      ['enable_teacache: true or false', ': Unrecognized keys: "prompt", "seed"'],
    ],
    [
      'generic',
      { prompt: 'a cat', model: 'sora' },
      ['model: is filled from each request', 'prompt: is filled from each request'],
    ],
  ])('and nothing else at %s: %j', (flavour, parameters, issues) => {
    expect(issuesOf(flavour, parameters)).toEqual(issues);
  });

  it('are refused by name where FastVideo would drop them: always, or where a request brings an image', () => {
    // Its JSON model ignores what it does not have; its form has fewer fields (video_api.py of 2f3d407).
    const dropped = { guidance_scale_2: 3, true_cfg_scale: 2 };
    const told =
      'is dropped by fastvideo where a request brings an image: leave it out, or set "modes": ["text"]';
    expect(issuesOf('fastvideo', { ...dropped, flow_shift: 5 })).toEqual([
      `guidance_scale_2: ${told}`,
      `true_cfg_scale: ${told}`,
      ': Unrecognized key: "flow_shift"',
    ]);
    expect(issuesOf('fastvideo', dropped, { modes: ['text'] })).toEqual([]);
  });

  it('leave to a request what is sent with each one', () => {
    expect(issuesOf('generic', { fps: 24, seed: 7 }, { extraFields: true })).toEqual([
      'fps: is filled from each request',
      'seed: is filled from each request',
    ]);
  });
});
