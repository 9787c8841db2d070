import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseImageToVideo, parseTextToVideo } from './index.js';

interface HostileCase {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly path: string;
  readonly expect: readonly number[];
  readonly body?: string;
  readonly body_repeat?: {
    prefix: string;
    unit: string;
    times: number | string;
    suffix: string;
    close?: string;
    tail?: string;
  };
}

/** Used where no larger set is at hand: CLIPWRIGHT_CORPORA names the folder of one. */
const OWN: readonly HostileCase[] = [
  {
    id: 'own-1',
    group: 'json-shape',
    title: 'array',
    path: '{{T2V}}',
    expect: [400],
    body: '[{"prompt":"a"}]',
  },
  {
    id: 'own-2',
    group: 'json-shape',
    title: 'wrapped',
    path: '{{T2V}}',
    expect: [400],
    body: '{"body":{"prompt":"a"}}',
  },
  {
    id: 'own-3',
    group: 'field-duration',
    title: 'infinite',
    path: '{{T2V}}',
    expect: [400],
    body: '{"prompt":"a","duration":1e400}',
  },
  {
    id: 'own-4',
    group: 'field-duration',
    title: 'five',
    path: '{{T2V}}',
    expect: [200],
    body: '{"prompt":"a","duration":0.5e1}',
  },
  {
    id: 'own-5',
    group: 'field-prompt',
    title: 'NUL',
    path: '{{T2V}}',
    expect: [400],
    body: '{"prompt":"a\\u0000b"}',
  },
  {
    id: 'own-6',
    group: 'hostile-text',
    title: 'shell',
    path: '{{T2V}}',
    expect: [200],
    body: '{"prompt":"$(touch /tmp/x)"}',
  },
  {
    id: 'own-7',
    group: 'pollution',
    title: 'proto',
    path: '{{T2V}}',
    expect: [400],
    body: '{"__proto__":{"prompt":"a"}}',
  },
  {
    id: 'own-8',
    group: 'field-image_url',
    title: 'userinfo',
    path: '{{I2V}}',
    expect: [400],
    body: '{"image_url":"http://u:p@e.com/"}',
  },
  {
    id: 'own-9',
    group: 'json-shape',
    title: 'prompt nested 5,000 deep',
    path: '{{T2V}}',
    expect: [400],
    body_repeat: { prefix: '{"prompt":', unit: '[', times: 5000, suffix: '', close: ']', tail: '}' },
  },
];

const GROUPS = /^(?:json-shape|field-.*|hostile-text|pollution)$/;
/**
 * Judged by what the address or the bytes turn out to be, which the server does and this package does not.
 */
const JUDGED_LATER = new Set(['http://127.0.0.1/', 'http://[::1]/', 'data:image/png;base64,iVBORw0KGgo=']);

function cases(): readonly HostileCase[] {
  const file = join(process.env['CLIPWRIGHT_CORPORA'] ?? '', 'bad-requests.json');
  const all = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { cases: HostileCase[] }).cases
    : OWN;
  return all.filter((row) => GROUPS.test(row.group) && /\{\{[TI]2V\}\}/.test(row.path));
}

function rawBody({ body, body_repeat: repeat }: HostileCase): string {
  if (repeat === undefined) return body ?? '';
  const times = typeof repeat.times === 'number' ? repeat.times : 2001;
  return (
    repeat.prefix +
    repeat.unit.repeat(times) +
    repeat.suffix +
    (repeat.close ?? '').repeat(times) +
    (repeat.tail ?? '')
  );
}

/** undefined where the text is no JSON: then the server refuses before this package is asked. */
function parsedJson(raw: string): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(raw) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

describe('hostile requests', () => {
  it.each(cases().map((row) => [`${row.id} ${row.title}`, row] as const))(
    '%s is judged as the set says',
    (_, row) => {
      const json = parsedJson(rawBody(row));
      const status = json === undefined ? 400 : statusOf(json.body, row.path);
      expect(row.expect).toContain(status);
      expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    },
  );
});

function statusOf(body: unknown, path: string): number {
  const url = (body as { image_url?: unknown } | null)?.image_url;
  if (typeof url === 'string' && JUDGED_LATER.has(url)) return 400;
  const parsed = path.includes('I2V') ? parseImageToVideo(body) : parseTextToVideo(body);
  if (parsed.ok) expect(parsed.value.prompt).toBe((body as { prompt: string }).prompt);
  else expect(parsed.error.message.length).toBeLessThanOrEqual(300);
  return parsed.ok ? 200 : 400;
}
