import { describe, expect, it } from '@jest/globals';
import { withMember, withoutMember } from './json-text.js';

const HAND_WRITTEN = `{
    "$schema": "./schema.json",
    "engines": {
        "veo": { "kind": "hosted", "apiKey": "\${FAL_KEY}", "note": "a \\"quoted\\" } brace" },
        "wan":   {"kind":"openai-videos", "fps": 1.60e1,
                  "replicas": [ { "name": "gpu-1", "url": "http://10.0.0.1:8091" } ]}
    },
    "models": {"modela2": { "engine": "wan" }}
}
`;

describe('a JSON text that is changed', () => {
  it('gets a member at the end of its object, laid out as its neighbours are, and is otherwise byte for byte the same', () => {
    const changed = withMember(HAND_WRITTEN, ['engines', 'comfy'], { kind: 'comfyui' });
    expect(changed).toBe(
      HAND_WRITTEN.replace('} ]}\n    },', '} ]},\n        "comfy": { "kind": "comfyui" }\n    },'),
    );
    expect(withoutMember(changed, ['engines', 'comfy'])).toBe(HAND_WRITTEN);
  });

  it('gets a member on the line of an object that stands on one line', () => {
    const changed = withMember(HAND_WRITTEN, ['models', 'modela2', 'fallbacks'], ['sketch']);
    expect(changed).toBe(
      HAND_WRITTEN.replace('{ "engine": "wan" }', '{ "engine": "wan", "fallbacks": ["sketch"] }'),
    );
  });

  it('gets another value in place of the one that counts: the last of a name', () => {
    expect(withMember('{"a": [1, "}"], "a": 2, "b": null}', ['a'], true)).toBe(
      '{"a": [1, "}"], "a": true, "b": null}',
    );
  });

  it.each([
    ['{}\n', '{\n  "a": { "b": 1 }\n}\n'],
    ['{\r\n\t"z": 0\r\n}', '{\r\n\t"z": 0,\r\n\t"a": { "b": 1 }\r\n}'],
    ['{ "a": {} }', '{ "a": {\n  "b": 1\n} }'],
    ['{"a": 5}', '{"a": { "b": 1 }}'],
  ])(
    'gets the objects on the way to a new member, in the spacing and line ends of the file: %j',
    (text, changed) => {
      expect(withMember(text, ['a', 'b'], 1)).toBe(changed);
      expect(JSON.parse(changed)).toMatchObject({ a: { b: 1 } });
    },
  );

  it('has long values over several lines, which say the same', () => {
    const engine = {
      kind: 'comfyui',
      workflows: { text: 'x'.repeat(60), image: 'y'.repeat(60) },
      list: [1, 2],
    };
    const changed = withMember(HAND_WRITTEN, ['engines', 'long'], engine);
    expect((JSON.parse(changed) as { engines: unknown }).engines).toMatchObject({ long: engine });
    expect(Math.max(...changed.split('\n').map(({ length }) => length))).toBeLessThan(110);
  });

  it.each([
    ['{"a": 1, "b": 2, "c": 3}', 'a', '{"b": 2, "c": 3}'],
    ['{"a": 1, "b": 2, "c": 3}', 'b', '{"a": 1, "c": 3}'],
    ['{"a": 1, "b": 2, "c": 3}', 'c', '{"a": 1, "b": 2}'],
    ['{ "a": 1 }', 'a', '{}'],
    ['{"a": 1}', 'z', '{"a": 1}'],
  ])('loses a member with its comma, and nothing else: %s without %s', (text, name, changed) =>
    expect(withoutMember(text, [name])).toBe(changed),
  );
});
