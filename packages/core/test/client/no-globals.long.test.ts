import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import ts from 'typescript';
import { PACKAGE_ROOT } from '../run-module.js';

let code = '';

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { ClipwrightClient } from './dist/client/index.js';",
      resolveDir: PACKAGE_ROOT,
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'clipwright',
    target: 'es2023',
  });
  code = outputFiles[0]?.text ?? '';
});

/** Names that a text uses and neither defines nor finds in ECMAScript itself. */
function freeNames(source: string): string[] {
  const options = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    lib: ['lib.es2023.d.ts'],
    types: [],
    target: ts.ScriptTarget.ES2023,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === 'client.js' ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023) : read(name, ...rest);
  const program = ts.createProgram(['client.js'], options, host);
  const missing = program
    .getSemanticDiagnostics(program.getSourceFile('client.js'))
    .map((problem) => ts.flattenDiagnosticMessageText(problem.messageText, ' '));
  return missing.flatMap((message) => /Cannot find name '([^']+)'/.exec(message)?.[1] ?? []);
}

describe('the bundled client', () => {
  it('names nothing but what ECMAScript itself defines', () => {
    expect(code.length).toBeGreaterThan(1000);
    expect(freeNames(code)).toEqual([]);
    expect(freeNames(`${code}; setTimeout(() => fetch('x'), process.uptime());`)).toEqual([
      'setTimeout',
      'fetch',
      'process',
    ]);
  });

  it('names nothing that the lint of n8n refuses, and asks for no module', () => {
    const refused =
      /\b(?:setTimeout|setInterval|setImmediate|clearTimeout|clearInterval|clearImmediate|process|global|globalThis|console|__dirname|__filename|require|eval|Function)\b/;
    expect(refused.exec(code)).toBeNull();
    expect(code).not.toMatch(/^import /m);
  });

  it('makes a video in a world where nothing else exists', async () => {
    const asked: string[] = [];
    const answers = [
      {
        status: 429,
        headers: { 'retry-after': '3' },
        body: { success: false, error: 'Later.', code: 'rate_limited' },
      },
      { status: 202, headers: {}, body: { success: true, video_id: 'vid_1', status: 'queued' } },
      {
        status: 200,
        headers: {},
        body: {
          success: true,
          video_id: 'vid_1',
          status: 'completed',
          video_url: 'http://x/a.mp4',
          credits_used: 1,
          warnings: [],
        },
      },
    ];
    const world = createContext(Object.create(null) as object);
    Object.assign(world, {
      lent: {
        fetch: async (url: string) => {
          asked.push(url);
          const { status, headers, body } = answers.shift()!;
          return {
            status,
            body: null,
            headers: { get: (name: string) => (headers as Record<string, string>)[name] ?? null },
            text: async () => JSON.stringify(body),
          };
        },
        sleep: async () => undefined,
        now: (() => {
          let nowMs = 0;
          return () => (nowMs += 10_000);
        })(),
        randomId: () => 'id-1',
      },
    });
    const video = (await runInContext(
      `${code}; new clipwright.ClipwrightClient({ ...lent, baseUrl: 'http://h', apiKey: 'k', maxWaitMs: 1e9 }).textToVideo({ prompt: 'a' })`,
      world,
    )) as { video_url: string };
    expect(video.video_url).toBe('http://x/a.mp4');
    expect(asked).toEqual([
      'http://h/api/v1/text-to-video.php',
      'http://h/api/v1/text-to-video.php',
      'http://h/api/v1/video-status.php?video_id=vid_1',
    ]);
  });
});
