import { describe, expect, it } from '@jest/globals';
import { MODELS } from '../models/index.js';
import { parseImageToVideo, parseTextToVideo, type Parsed, type VideoRequest } from './index.js';

const text = (extra: object = {}) => parseTextToVideo({ prompt: 'a red ball', ...extra });
const image = (extra: object = {}) => parseImageToVideo({ image_url: 'https://example.com/a.png', ...extra });

function value(parsed: Parsed<VideoRequest>): VideoRequest {
  if (!parsed.ok) throw parsed.error;
  return parsed.value;
}

function refusal(parsed: Parsed<unknown>): [message: string, param: string | null] {
  if (parsed.ok) throw new Error('It was accepted.');
  expect(parsed.error).toMatchObject({ code: 'invalid_request', status: 400 });
  return [parsed.error.message, parsed.error.param];
}

describe('a text-to-video body', () => {
  it('needs a prompt and nothing else', () => {
    expect(value(text())).toEqual({
      mode: 'text',
      prompt: 'a red ball',
      negativePrompt: null,
      model: 'modela2',
      resolution: '720p',
      aspectRatio: '16:9',
      durationSeconds: 5,
      audio: false,
      seed: null,
      fps: 24,
      imageUrl: null,
      lastImageUrl: null,
      referenceImageUrls: null,
      sourceVideoId: null,
      warnings: [],
    });
  });

  it('may set every field', () => {
    const body = {
      video_model: 'modelb3',
      resolution: '2K',
      duration: 15,
      aspect_ratio: '21:9',
      seed: 0,
      negative_prompt: 'blur',
      audio: false,
    };
    expect(value(text(body))).toMatchObject({
      model: 'modelb3',
      resolution: '1440p',
      durationSeconds: 15,
      aspectRatio: '21:9',
      seed: 0,
      negativePrompt: 'blur',
      audio: false,
    });
  });

  it('gets sound from modelb3 unless it says otherwise, and none from modela2', () => {
    const heard = [{ video_model: 'modelb3' }, { video_model: 'modelb3', audio: true }, { audio: false }].map(
      (body) => value(text(body)).audio,
    );
    expect(heard).toEqual([true, true, false]);
  });

  it('takes null for absent', () => {
    const nulls = {
      video_model: null,
      resolution: null,
      duration: null,
      aspect_ratio: null,
      seed: null,
      negative_prompt: null,
      audio: null,
    };
    expect(value(text(nulls))).toEqual(value(text()));
  });

  it('keeps the prompt as sent: trimming is for counting only', () => {
    expect(value(text({ prompt: '  spaced\u200B ' })).prompt).toBe('  spaced\u200B ');
  });

  it.each([null, undefined, 5, 'text', true, [], [{ prompt: 'a' }]])(
    'that is %j is no JSON object',
    (body) => {
      expect(refusal(parseTextToVideo(body))).toEqual(['The request body must be a JSON object.', null]);
      expect(refusal(parseImageToVideo(body))).toEqual(['The request body must be a JSON object.', null]);
    },
  );

  const PROMPT = 'prompt must be text of 1 to 2,000 visible characters for modela2; got ';
  const DURATION = 'duration must be a whole number of seconds from 1 to 10 for modela2; got ';
  const LABEL = 'resolution must be one of 480p, 720p, 768p for modela2; got ';
  const RATIO = 'aspect_ratio must be one of 16:9, 9:16, 1:1, 4:3, 3:4, 21:9; got ';
  const SEED = 'seed must be a whole number from 0 to 4294967295; got ';
  const MODEL = 'video_model must be one of modela2, modelb3; got ';
  it.each([
    ['prompt', undefined, `${PROMPT}nothing.`],
    ['prompt', null, `${PROMPT}null.`],
    ['prompt', 0, `${PROMPT}0.`],
    ['prompt', ['a'], `${PROMPT}an array.`],
    ['prompt', { toString: 'a' }, `${PROMPT}an object.`],
    ['prompt', '', `${PROMPT}"".`],
    [
      'prompt',
      '\u200B\u200C\u200D\u2060\uFEFF \t\n\u2028\u3000',
      `${PROMPT}"\\u{200b}\\u{200c}\\u{200d}\\u{2060}\\u{feff}…".`,
    ],
    ['duration', '5', `${DURATION}"5".`],
    ['duration', 5.5, `${DURATION}5.5.`],
    ['duration', 0, `${DURATION}0.`],
    ['duration', 11, `${DURATION}11.`],
    ['duration', true, `${DURATION}true.`],
    ['duration', 1e400, `${DURATION}Infinity.`],
    ['duration', Number.NaN, `${DURATION}NaN.`],
    ['duration', [5], `${DURATION}an array.`],
    ['resolution', 720, `${LABEL}720.`],
    ['resolution', '720 p', `${LABEL}"720 p".`],
    ['resolution', ' 720p', `${LABEL}" 720p".`],
    ['resolution', '720p\n', `${LABEL}"720p\\u{a}".`],
    ['resolution', 'constructor', `${LABEL}"constructor".`],
    ['resolution', '1080P', `${LABEL}"1080P". modelb3 can make 1080p.`],
    ['resolution', '2k', `${LABEL}"2k". modelb3 can make 2k.`],
    ['resolution', '4k', `${LABEL}"4k".`],
    ['aspect_ratio', '16 : 9', `${RATIO}"16 : 9".`],
    ['aspect_ratio', 1.7778, `${RATIO}1.7778.`],
    ['seed', -1, `${SEED}-1.`],
    ['seed', 4_294_967_296, `${SEED}4294967296.`],
    ['seed', 1.5, `${SEED}1.5.`],
    ['seed', '1', `${SEED}"1".`],
    ['audio', true, 'audio must be false for modela2, which makes no sound; got true.'],
    ['audio', 'false', 'audio must be false for modela2, which makes no sound; got "false".'],
    ['negative_prompt', 5, 'negative_prompt must be text of at most 2,000 characters for modela2; got 5.'],
    ['video_model', 'ModelA2', `${MODEL}"ModelA2".`],
    ['video_model', '__proto__', `${MODEL}"__proto__".`],
    ['video_model', 0, `${MODEL}0.`],
    ['video_model', '', `${MODEL}"".`],
    ['video_model', { id: 'modela2' }, `${MODEL}an object.`],
  ])('with %s %j is refused by a sentence that says why', (field, sent, message) => {
    expect(refusal(text({ [field]: sent }))).toEqual([message, field]);
  });

  it.each([
    ['duration', 16, 'duration must be a whole number of seconds from 1 to 15 for modelb3; got 16.'],
    [
      'resolution',
      '480p',
      'resolution must be one of 720p, 768p, 1080p, 1440p, 2k for modelb3; got "480p". modela2 can make 480p.',
    ],
    [
      'resolution',
      '2\u212A',
      'resolution must be one of 720p, 768p, 1080p, 1440p, 2k for modelb3; got "2\u212A".',
    ],
    ['audio', 1, 'audio must be true or false; got 1.'],
    [
      'prompt',
      'a'.repeat(7001),
      `prompt must be text of 1 to 7,000 visible characters for modelb3; got "${'a'.repeat(40)}…".`,
    ],
  ])('of modelb3 with %s %j is refused', (field, sent, message) => {
    expect(refusal(text({ video_model: 'modelb3', [field]: sent }))).toEqual([message, field]);
  });

  it('is refused for its first wrong field', () => {
    expect(refusal(text({ seed: -1, duration: 0 }))[1]).toBe('duration');
  });

  it.each([
    ['modela2', 2000],
    ['modelb3', 7000],
  ])('of %s may hold %i code points of prompt, counted after trimming', (video_model, most) => {
    const prompt = `\u200B ${'😀'.repeat(most)} \n`;
    expect(value(text({ video_model, prompt, negative_prompt: prompt })).prompt).toBe(prompt);
    expect(refusal(text({ video_model, prompt: `${prompt}x` }))[1]).toBe('prompt');
    expect(refusal(text({ video_model, negative_prompt: `${prompt}x` }))[1]).toBe('negative_prompt');
    expect(refusal(text({ video_model, prompt: 'a'.repeat(most + 1) }))[1]).toBe('prompt');
  });

  it('is judged in time however long a run of blanks it holds', () => {
    expect(refusal(text({ prompt: `a${' '.repeat(1_000_000)}a` }))[1]).toBe('prompt');
  });

  it('is served at 720p, with a warning, when it asks modela2 for 768P', () => {
    const request = value(text({ resolution: '768P' }));
    expect([request.resolution, request.warnings]).toEqual([
      '720p',
      ['modela2 makes at most 720p: 768P was served at 720p.'],
    ]);
    expect(value(text({ resolution: '768P', video_model: 'modelb3' }))).toMatchObject({
      resolution: '768p',
      warnings: [],
    });
    expect(value(text({ resolution: '2K', video_model: 'modelb3' })).warnings).toEqual([]);
  });

  it('keeps to a narrowed catalogue', () => {
    const narrowed = MODELS.map((model) => ({
      ...model,
      durations: { min: 2, max: 4, default: 3 },
      aspectRatios: ['1:1', '16:9'] as const,
    }));
    expect(value(parseTextToVideo({ prompt: 'a' }, narrowed))).toMatchObject({
      durationSeconds: 3,
      aspectRatio: '16:9',
    });
    const upright = narrowed.map((model) => ({ ...model, aspectRatios: ['9:16', '1:1'] as const }));
    expect(value(parseTextToVideo({ prompt: 'a' }, upright)).aspectRatio).toBe('9:16');
    expect(refusal(parseTextToVideo({ prompt: 'a', duration: 5 }, narrowed))[0]).toContain('from 2 to 4');
    expect(refusal(parseTextToVideo({ prompt: 'a', aspect_ratio: '9:16' }, narrowed))[0]).toContain(
      'one of 1:1, 16:9;',
    );
    expect(
      refusal(parseTextToVideo({ prompt: 'a', video_model: 'modelb3' }, narrowed.slice(0, 1)))[0],
    ).toContain('one of modela2;');
  });

  it('that names no model gets the default of the catalogue', () => {
    const turned = MODELS.map((model) => ({ ...model, default: model.id === 'modelb3' }));
    expect(value(parseTextToVideo({ prompt: 'a' }, turned)).model).toBe('modelb3');
    const none = MODELS.map((model) => ({ ...model, default: false }));
    expect(value(parseTextToVideo({ prompt: 'a', video_model: 'modela2' }, none)).model).toBe('modela2');
  });

  it('has one zero: a seed of -0 is 0', () => {
    expect(Object.is(value(text({ seed: -0 })).seed, 0)).toBe(true);
  });
});

describe('unknown fields', () => {
  it('are ignored and named in the warnings', () => {
    expect(value(text({ foo: 1, image_url: 'x' })).warnings).toEqual([
      'Unknown field "foo" was ignored.',
      'Unknown field "image_url" was ignored.',
    ]);
  });

  it('are named up to twenty, and then counted', () => {
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`field${index}`, 0]));
    const { warnings } = value(text(many));
    expect(warnings).toHaveLength(21);
    expect(warnings.at(-1)).toBe('49980 more unknown fields were ignored.');
    expect(value(text(Object.fromEntries(Object.entries(many).slice(0, 20)))).warnings).toHaveLength(20);
  });

  it('are shown short and without control characters', () => {
    expect(value(text({ [`${'x'.repeat(50)}`]: 1, 'a\u001b[2J\u202e': 1 })).warnings).toEqual([
      `Unknown field "${'x'.repeat(40)}…" was ignored.`,
      'Unknown field "a\\u{1b}[2J\\u{202e}" was ignored.',
    ]);
  });

  it('called __proto__ change nothing anywhere', () => {
    const request = value(
      parseTextToVideo(JSON.parse('{"prompt":"a","__proto__":{"prompt":"b","isAdmin":true}}')),
    );
    expect([request.prompt, request.warnings]).toEqual(['a', ['Unknown field "__proto__" was ignored.']]);
    expect(refusal(parseTextToVideo(JSON.parse('{"__proto__":{"prompt":"b"}}')))[1]).toBe('prompt');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('text that databases choke on', () => {
  it.each([
    [{ prompt: 'a\u0000b' }, 'prompt must be text without U+0000 and lone surrogates; got U+0000.', 'prompt'],
    [
      { prompt: 'a\ud83d' },
      'prompt must be text without U+0000 and lone surrogates; got a lone surrogate.',
      'prompt',
    ],
    [
      { prompt: '\udc00b' },
      'prompt must be text without U+0000 and lone surrogates; got a lone surrogate.',
      'prompt',
    ],
    [
      { extra: [{ deep: ['\u0000'] }] },
      'extra must be text without U+0000 and lone surrogates; got U+0000.',
      null,
    ],
    [
      { extra: [{ '\ud800': 1 }] },
      'extra must be text without U+0000 and lone surrogates; got a lone surrogate.',
      null,
    ],
    [{ 'k\u0000': 1 }, 'k\\u{0} must be text without U+0000 and lone surrogates; got U+0000.', null],
    [
      { video_model: 'modela2\u0000' },
      'video_model must be text without U+0000 and lone surrogates; got U+0000.',
      'video_model',
    ],
  ])('is refused wherever it stands: %j', (body, message, param) => {
    expect(refusal(text(body))).toEqual([message, param]);
  });

  it('is found 100,000 levels deep and in arrays of 300,000', () => {
    let deep: unknown = 'x\u0000';
    for (let level = 0; level < 100_000; level += 1) deep = level % 2 === 0 ? [deep] : { deep };
    expect(refusal(text({ deep }))[0]).toContain('U+0000');
    expect(refusal(text({ wide: [...Array.from({ length: 300_000 }, () => 'x'), '\udfff'] }))[0]).toContain(
      'surrogate',
    );
    expect(value(text({ wide: Array.from({ length: 300_000 }, () => 'x') })).warnings).toHaveLength(1);
  });
});

describe('an image-to-video body', () => {
  it('needs an image_url; its prompt and ratio may stay open', () => {
    expect(value(image())).toMatchObject({
      mode: 'image',
      prompt: null,
      aspectRatio: null,
      imageUrl: 'https://example.com/a.png',
      warnings: [],
    });
    expect(value(image({ prompt: 'waves', aspect_ratio: '1:1' }))).toMatchObject({
      prompt: 'waves',
      aspectRatio: '1:1',
    });
  });

  it('may leave the prompt out but not blank', () => {
    expect(value(image({ prompt: null })).prompt).toBeNull();
    expect(refusal(image({ prompt: ' ' }))[1]).toBe('prompt');
  });

  const TAKES =
    'an https or http URL of at most 2,048 characters, or a data:image/...;base64, URI of at most 10 MiB';
  it.each([
    ['missing', undefined, 'nothing'],
    ['null', null, 'null'],
    ['empty', '', '""'],
    ['a number', 5, '5'],
    ['an array', [], 'an array'],
    ['no URL', 'not a url', '"not a url"'],
    ['without a scheme', '//example.com/a.png', '"//example.com/a.png"'],
    ['without an authority', 'https:example.com', '"https:example.com"'],
    ['without a host', 'https:///a.png', '"https:///a.png"'],
    ['a file', 'file:///etc/passwd', '"file:///etc/passwd"'],
    ['ftp', 'ftp://example.com/a', '"ftp://example.com/a"'],
    ['a script', 'javascript:alert(1)', '"javascript:alert(1)"'],
    ['with a user', 'http://user@example.com/', '"http://user@example.com/"'],
    ['with a password', 'http://:pass@example.com/', '"http://:pass@example.com/"'],
    ['with a space in the host', 'http://exa mple.com/', '"http://exa mple.com/"'],
    ['2,049 long', `https://example.com/${'a'.repeat(2029)}`, `"https://example.com/${'a'.repeat(20)}…"`],
    ['data of another kind', 'data:text/html;base64,AAAA', '"data:text/html;base64,AAAA"'],
    ['data without base64', 'data:image/png,AAAA', '"data:image/png,AAAA"'],
    ['data without data', 'data:image/png;base64,', '"data:image/png;base64,"'],
  ])('with an image_url that is %s is refused', (_, image_url, shown) => {
    expect(refusal(image({ image_url }))).toEqual([`image_url must be ${TAKES}; got ${shown}.`, 'image_url']);
  });

  it.each([
    'http://example.com',
    'HTTPS://EXAMPLE.COM/A.PNG?q=1#f',
    'https://example.com:8443/ä/ü.webp',
    `https://example.com/${'a'.repeat(2028)}`,
    'data:image/png;base64,AAAA',
    'DATA:IMAGE/PNG;BASE64,AAAA',
    'data:image/svg+xml;charset=utf-8;base64,AAAA',
  ])('takes the image_url %s', (image_url) => {
    expect(value(image({ image_url })).imageUrl).toBe(image_url);
  });

  it('takes a data URI of any length: an image that is too large is refused as an image', () => {
    const longer = `data:image/png;base64,${'A'.repeat(15_000_000)}`;
    expect(value(image({ image_url: longer })).imageUrl === longer).toBe(true);
  });

  it('has no image_url when the image is uploaded', () => {
    expect(value(parseImageToVideo({}, { uploadedImage: true }))).toMatchObject({
      mode: 'image',
      imageUrl: null,
    });
    expect(value(parseImageToVideo({ image_url: null }, { uploadedImage: true })).imageUrl).toBeNull();
    expect(
      refusal(parseImageToVideo({ image_url: 'https://example.com/a.png' }, { uploadedImage: true })),
    ).toEqual([
      'image_url must be absent when an image file is uploaded; got "https://example.com/a.png".',
      'image_url',
    ]);
  });

  it('keeps to a narrowed catalogue', () => {
    const catalogue = MODELS.slice(0, 1);
    expect(
      refusal(
        parseImageToVideo({ image_url: 'https://example.com', video_model: 'modelb3' }, { catalogue }),
      )[1],
    ).toBe('video_model');
  });
});
