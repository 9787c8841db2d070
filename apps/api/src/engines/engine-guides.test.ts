import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/read-config.js';
import { ENGINE_KINDS } from '@clipwright/engines/kinds';

const PAGES = ['engines', 'engines-openai-videos', 'engines-comfyui', 'engines-hosted'] as const;
const KEYS = {
  GPU_KEY: 'a-key',
  FAL_KEY: 'a-key',
  REPLICATE_API_TOKEN: 'a-key',
  GOOGLE_API_KEY: 'a-key',
  MINIMAX_API_KEY: 'a-key',
  BFL_API_KEY: 'a-key',
};

/** The examples of a page that declare engines: whole files, and single engines by their names. */
function examplesOf(page: string): string[] {
  const text = readFileSync(new URL(`../../../../docs/guide/${page}.md`, import.meta.url), 'utf8');
  const blocks = [...text.matchAll(/```json\n([\s\S]*?)```/g)]
    .map(([, body = '']) => body.trim())
    .filter((body) => body.includes('"kind"'));
  return blocks.map((body) => (body.startsWith('{') ? body : `{ "engines": { ${body} } }`));
}

describe('the examples of the guides', () => {
  it.each(PAGES)('can be used as they stand: %s', (page) => {
    const examples = examplesOf(page);
    expect(examples.length).toBeGreaterThan(0);
    for (const CLIPWRIGHT_CONFIG of examples)
      expect(readConfig(ENGINE_KINDS, { ...KEYS, CLIPWRIGHT_CONFIG }).engines.engines.size).toBeGreaterThan(
        1,
      );
  });
});
