import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const WORKFLOWS = new URL('../../packages/engines/src/comfyui/workflows/', import.meta.url);
const REAL = fileURLToPath(new URL('./real/', import.meta.url));
const FILES = globSync('**/*.{ts,mjs}', { cwd: REAL });

describe('the runs that npm test leaves out', () => {
  it.each(FILES)('read files that are there: %s', (file) => {
    const read = [
      ...readFileSync(`${REAL}${file}`, 'utf8').matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g),
    ];
    const missing = read.filter(([, path]) => !existsSync(new URL(path!, pathToFileURL(`${REAL}${file}`))));
    expect(missing.map(([, path]) => path)).toEqual([]);
  });

  it('make a small model file of each that our ComfyUI workflows load', () => {
    const script = readFileSync(`${REAL}tiny/model_files.py`, 'utf8');
    const made = [...script.matchAll(/^ {4}"(\w+\/[^"]+\.safetensors)":/gm)].map(([, file]) => file);
    const names = globSync('*.manifest.json', { cwd: WORKFLOWS }).map((file) => file.split('.manifest')[0]!);
    const loaded = names.flatMap((name) => {
      const graph = read(`${name}.json`) as Record<string, { inputs: Record<string, string> }>;
      const { models } = read(`${name}.manifest.json`) as { models: Record<string, string>[] };
      return models.map(({ folder, node, input }) => `${folder}/${graph[node!]!.inputs[input!]}`);
    });
    expect(new Set(made)).toEqual(new Set(loaded));
  });
});

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, WORKFLOWS), 'utf8'));
