// A video server on loopback as a process of its own, for tests that outlive the one that starts it:
//   node tests/support/openai-video-server.mjs --flavour vllm-omni [--port 8000] [--model name] [--video
// file.mp4] Prints {"origin"} on one line. GET /control tells what happened, POST /control takes orders; see
// packages/testing.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { OpenAiVideoServer } from '@clipwright/testing/openai-video-server';

const { values } = parseArgs({
  options: {
    flavour: { type: 'string', default: 'vllm-omni' },
    port: { type: 'string', default: '0' },
    model: { type: 'string' },
    video: { type: 'string' },
  },
});

const server = await OpenAiVideoServer.start({
  flavour: values.flavour,
  port: Number(values.port),
  ...(values.model === undefined ? {} : { model: values.model }),
  ...(values.video === undefined ? {} : { video: await readFile(values.video) }),
});
process.stdout.write(`${JSON.stringify({ origin: server.origin })}\n`);
process.once('SIGTERM', () => void server.stop());
process.once('disconnect', () => void server.stop());
