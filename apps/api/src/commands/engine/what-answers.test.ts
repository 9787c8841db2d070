import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { selfSigned } from '@clipwright/testing';
import { recordedExchange, ReplayServer, transcript, type Transcript } from '@clipwright/testing/recorded';
import { answer, json, redirect, ScriptedWire, type WireStep } from '@clipwright/testing/scripted-wire';
import { EngineStage } from './__fixtures__/engine-stage.js';

const HOUR_MS = 3_600_000;
const NO_SUCH_ROUTE = json({ detail: 'Not Found' }, 404);

let stage: EngineStage;
const closing: (() => unknown)[] = [];
beforeEach(() => void (stage = new EngineStage()));
afterEach(async () => {
  expect(stage.files).toEqual([]);
  stage.clear();
  for (const close of closing.splice(0)) await close();
});

/** A server whose other routes are answered as FastAPI answers what it does not have. */
async function server(routes: Readonly<Record<string, WireStep>>, rest = NO_SUCH_ROUTE): Promise<string> {
  const wire = await ScriptedWire.start();
  closing.push(() => wire.close());
  wire.always('GET /*', rest);
  for (const [route, step] of Object.entries(routes)) wire.always(route, step);
  return wire.origin;
}

const listed = (owner: string, id = 'a-model') =>
  json({ object: 'list', data: [{ id, object: 'model', owned_by: owner }] });

const NGINX = answer(404, '<html><head><title>Welcome to nginx!</title></head></html>', {
  'content-type': 'text/html',
  server: 'nginx/1.27.0',
});

async function recorded(name: string, method: string, path: string): Promise<string> {
  const exchanges: Transcript['exchanges'] = [recordedExchange(transcript(name), method, path)];
  const replaying = await ReplayServer.start({ server: name, exchanges });
  closing.push(() => replaying.stop());
  return replaying.origin;
}

describe('engine add names what answers in place of what was said', () => {
  it.each(['comfyui', 'sglang', 'vllm-omni', 'fastvideo'] as const)('nginx, for %s', async (kind) => {
    const said = await stage.add(kind, { url: await server({}, NGINX) });
    expect(said).toMatch(
      /is no .+ server: it is nginx, with a page titled "Welcome to nginx"\. Correct --url/,
    );
  });

  it.each(['vllm', 'sglang', 'llamacpp'])(
    'a server for chat models, by the owner of its list: %s',
    async (owner) => {
      const url = await server({ 'GET /v1/models': listed(owner, 'Qwen/Qwen3-8B') });
      const said = await stage.add(owner === 'vllm' ? 'vllm-omni' : 'sglang', { url });
      expect(said).toContain(`it is an OpenAI-compatible server for language models (${owner})`);
      expect(said).toContain('serves Qwen/Qwen3-8B and has no /v1/videos');
    },
  );

  it('Ollama', async () => {
    const routes = { 'GET /v1/models': listed('library'), 'GET /v1/videos': NO_SUCH_ROUTE };
    const url = await server(routes, answer(200, 'Ollama is running'));
    expect(await stage.add('sglang', { url })).toContain('language models (Ollama)');
  });

  it('ComfyUI where another was said, with the command that is right', async () => {
    const url = await recorded('comfyui/system-stats', 'GET', '/system_stats');
    expect(await stage.add('sglang', { url })).toContain(
      `is no SGLang Diffusion server: it is ComfyUI. Run: npm run -s clipwright -- engine add comfyui --url ${url}`,
    );
  });

  it.each([
    ['comfyui', 'sglang', 'SGLang Diffusion'],
    ['sglang', 'vllm-omni', 'vLLM-Omni'],
    ['sglang', 'fastvideo', 'FastVideo'],
    ['vllm-omni', 'fastvideo', 'FastVideo'],
    ['fastvideo', 'sglang', 'SGLang Diffusion'],
  ] as const)('where %s was said: a recorded %s', async (saidKind, kind, title) => {
    const url = await recorded(`${kind}/models-and-refusals`, 'GET', '/v1/models');
    const said = await stage.add(saidKind, { url });
    expect(said).toContain(`it is ${title}. Run: npm run -s clipwright -- engine add ${kind} --url ${url}`);
  });

  it('a program that it does not know, by its first words', async () => {
    const url = await server({}, answer(200, 'I am a teapot\nand more'));
    expect(await stage.add('comfyui', { url })).toContain(
      'not known here (it answers with 200: "I am a teapot")',
    );
  });
});

describe('engine add says how to mend what can not be asked', () => {
  it('a refused connection', async () => {
    const url = await server({});
    for (const close of closing.splice(0)) await close();
    expect(await stage.add('comfyui', { url })).toContain('Nothing listens at 127.0.0.1');
  });

  it('a redirect, a proxy without its server', async () => {
    const away = await server({}, redirect('https://login.example.com/sign-in?next=secret'));
    expect(await stage.add('comfyui', { url: away })).toContain(
      'sends its callers elsewhere, to https://login.example.com. Give --url the address',
    );
    const bad = await server({}, answer(502, 'Bad Gateway'));
    expect(await stage.add('sglang', { url: bad })).toContain(
      'answers with 502: a proxy whose server is away',
    );
  });

  it.each([
    [401, 'comfyui'],
    [403, 'sglang'],
  ] as const)('a %i, with the setting that takes the key', async (status, kind) => {
    const url = await server({}, json({ detail: 'no' }, status));
    expect(await stage.add(kind, { url })).toContain('--key-env GPU_KEY. It becomes "apiKey": "${GPU_KEY}".');
  });

  it.each([
    ['ftp://10.0.0.5', '--url takes the address of the server'],
    ['10.0.0.5:8188', '--url takes the address of the server'],
    ['http://user:a-secret-word@10.0.0.5', '--url takes an address without user and password'],
  ])('an address that is none: %s', async (url, says) => {
    const said = await stage.add('comfyui', { url });
    expect(said).toContain(says);
    expect(said).not.toContain('a-secret-word');
  });
});

describe('engine add where TLS is not what was meant', () => {
  const listening = async (listener: Server, protocol: string): Promise<string> => {
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    closing.push(() => void listener.close());
    return `${protocol}://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  };
  const now = Date.now();
  const pair = (from: number, to: number) =>
    selfSigned({ notBefore: new Date(now + from * HOUR_MS), notAfter: new Date(now + to * HOUR_MS) });

  it('says http for a server without TLS', async () => {
    const url = await listening(createServer(), 'https');
    expect(await stage.add('comfyui', { url })).toContain(
      `speaks no TLS. Use --url ${url.replace('https', 'http')}.`,
    );
  });

  it('says https for a server with it', async () => {
    const url = await listening(createTlsServer(pair(-1, 1)), 'http');
    expect(await stage.add('comfyui', { url })).toContain(`use --url ${url.replace('http', 'https')}.`);
  });

  it('says how a certificate of an own authority comes to be trusted', async () => {
    const url = await listening(createTlsServer(pair(-1, 1)), 'https');
    expect(await stage.add('comfyui', { url })).toContain('Set NODE_EXTRA_CA_CERTS');
  });

  it('says so where no HTTP is spoken at all', async () => {
    const ssh = createSocketServer((socket) => {
      socket.on('error', () => undefined).on('data', () => socket.end('SSH-2.0-OpenSSH_9.6\r\n'));
    });
    expect(await stage.add('comfyui', { url: await listening(ssh, 'http') })).toContain(
      'does not speak HTTP',
    );
  });
});
