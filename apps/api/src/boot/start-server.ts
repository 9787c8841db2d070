import { hostname } from 'node:os';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import { ConfigModule } from './config.module.js';
import type { Config } from '../config/config.js';
import { HealthListener } from '../features/health/health-listener.js';
import { BodyRoom } from '../platform/http/body-room.js';
import { ErrorFilter } from '../platform/http/error.filter.js';
import { createHttpAdapter } from '../platform/http/http-server.js';
import { InternalListener } from '../platform/http/internal-listener.js';
import { PublicAddress } from '../platform/http/public-address.js';
import { RouteTable } from '../platform/http/route-table.js';
import { LogModule } from '../platform/logging/log.module.js';
import type { Log } from '../platform/logging/log.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { NestLog } from '../platform/logging/nest-log.js';
import { openTracer } from '../platform/tracing/open-tracer.js';
import type { Tracer } from '../platform/tracing/tracer.js';
import { TracingModule } from '../platform/tracing/tracing.module.js';
import { freeBytesNow } from '@clipwright/engines/files';
import { type OpenDatabase, openDatabase } from './open-database.js';
import { productVersion } from './product-version.js';
import type { Addresses } from './ready-lines.js';
import { stopServer } from './stop-server.js';

/** The log of PostgreSQL grows by whole files of this size. */
const LOG_SEGMENT_BYTES = 16 * 1024 * 1024;

/** A server that runs. */
export interface RunningServer {
  readonly app: NestFastifyApplication;
  readonly database: OpenDatabase;
  /** Null for a worker. */
  readonly addresses: Addresses | null;
  /** Where it tells monitors how it is, where that has an address of its own. */
  readonly monitors: string | null;
  /** Lets calls and renders end within the grace time, then ends everything. */
  stop(): Promise<void>;
}

/** Starts the roles that the settings ask for. What was started is ended again when a later step fails. */
export async function startServer(
  config: Config,
  log: Log,
  say: (line: string) => void,
): Promise<RunningServer> {
  const database = await openDatabase(config, 'server', say);
  const tracer = await tracerOf(config, log);
  try {
    const app = await createApp(config, database.url, { log, tracer });
    const { addresses, monitors } = await begin(app, config);
    return {
      app,
      database,
      addresses,
      monitors,
      stop: () => stopServer({ app, database, tracer, graceMs: config.server.shutdownGraceMs }),
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function tracerOf({ traces, server }: Config, log: Log): Promise<Tracer> {
  const facts = {
    'service.version': productVersion(),
    'service.instance.id': `${hostname()}:${process.pid}`,
    'clipwright.role': server.role,
  };
  const tracer = await openTracer(traces, facts, log);
  if (tracer.isOn) log.nameTraces(() => tracer.here.traceId);
  return tracer;
}

async function createApp(
  config: Config,
  databaseUrl: string,
  { log, tracer }: { log: Log; tracer: Tracer },
): Promise<NestFastifyApplication> {
  const routes = new RouteTable();
  const errors = new ErrorFilter(routes, log, () => starvesDatabase(config));
  const root = {
    module: AppModule,
    imports: [ConfigModule.of(config, databaseUrl), LogModule.of(log), TracingModule.of(tracer)],
  };
  const room = new BodyRoom(config.bodies);
  const adapter = createHttpAdapter(config, { routes, errors, room, log, tracer });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  app.useGlobalFilters(errors);
  const metrics = app.get(Metrics);
  metrics.watchBodies(() => room.takenBytes);
  errors.watch((code) => metrics.refusals.inc({ code }));
  return app;
}

/** The embedded database ends when its log finds no room, and comes back when there is some. */
const starvesDatabase = ({ databaseUrl, home }: Config): boolean =>
  databaseUrl === null && freeBytesNow(home) < LOG_SEGMENT_BYTES;

async function begin(
  app: NestFastifyApplication,
  config: Config,
): Promise<Pick<RunningServer, 'addresses' | 'monitors'>> {
  try {
    if (config.server.role !== 'http') await work(app);
    const addresses = config.server.role === 'worker' ? null : await listen(app, config);
    return { addresses, monitors: await app.get(HealthListener).open() };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Its workers have begun by then. A job that nobody takes would wait for ever, and its caller with it. */
async function work(app: NestFastifyApplication): Promise<void> {
  await app.init();
  const { unserved } = app.get(JobQueue);
  if (unserved.length > 0) throw new Error(`No worker handles the jobs of ${unserved.join(', ')}.`);
}

async function listen(app: NestFastifyApplication, { server, https }: Config): Promise<Addresses> {
  await app.listen(server.port, server.host);
  const bound = app.getHttpServer().address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : server.port;
  const host = server.host.includes(':') ? `[${server.host}]` : server.host;
  const listening = `${https.tls === null ? 'http' : 'https'}://${host}:${port}`;
  const address = app.get(PublicAddress);
  address.setListening(listening);
  const internal = await app.get(InternalListener).open(app.getHttpServer());
  return { listening, origin: address.origin, internal };
}
