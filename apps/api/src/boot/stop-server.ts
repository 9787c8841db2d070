import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { VideoSettled } from '../features/videos/video-settled.door.js';
import { EventStreams } from '../platform/http/event-streams.js';
import { InternalListener } from '../platform/http/internal-listener.js';
import type { Tracer } from '../platform/tracing/tracer.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import type { OpenDatabase } from './open-database.js';

const LOOK_EVERY_MS = 50;

/** Time for calls that were let go of to read how their video stands, and for their answers to go out. */
const ANSWER_MS = 2_000;

/** Time for the last traces to be sent. */
const TRACES_MS = 2_000;

/**
 * Ends a server in order: no new connection, no new job; calls and renders may end within the grace time;
 * what is left is let go of, calls with an answer and jobs back to the queue; then the process's parts and
 * its database end.
 */
export async function stopServer(running: {
  app: NestFastifyApplication;
  database: OpenDatabase;
  tracer: Tracer;
  graceMs: number;
}): Promise<void> {
  const { app, database, tracer, graceMs } = running;
  const settled = app.get(VideoSettled);
  const queue = app.get(JobQueue);
  const server = app.getHttpServer();
  let drained = false;
  app.get(InternalListener).close();
  // Who keeps a connection open would go on asking on it for all of the grace time.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  server.close(() => (drained = true));
  app.get(EventStreams).close();
  await queue.pause().catch(() => undefined);
  await quiet(() => settled.held === 0 && queue.underWay === 0, graceMs);
  settled.letGo();
  queue.abandon();
  await quiet(() => {
    server.closeIdleConnections();
    return drained;
  }, ANSWER_MS);
  await app.close();
  await Promise.all([database.stop(), tracer.end(TRACES_MS)]);
}

async function quiet(isQuiet: () => boolean, forMs: number): Promise<void> {
  const untilMs = performance.now() + forMs;
  while (!isQuiet() && performance.now() < untilMs) await sleep(LOOK_EVERY_MS);
}
