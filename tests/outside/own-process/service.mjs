// A service that makes clips in its own process: POST a generation's body, get the mp4.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { createVideoMaker, DiskStorage } from '@clipwright/engines';
import { sketch } from '@clipwright/engines/sketch';

const storage = new DiskStorage({ dir: 'videos' });
const maker = createVideoMaker({ engines: [sketch({})], storage, tempDir: 'temp/this-host' });

async function clip(request, response) {
  const caller = new AbortController();
  response.once('close', () => caller.abort());
  const video = await maker.make(await json(request), {
    signal: caller.signal,
    idempotencyKey: request.headers['idempotency-key'],
  });
  if (video.status !== 'completed')
    throw new Error(video.failure?.message ?? `The video is ${video.status}.`);
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': video.bytes });
  video.open().pipe(response);
}

const server = createServer((request, response) => {
  clip(request, response).catch((error) => response.writeHead(error.status ?? 500).end(error.message));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
