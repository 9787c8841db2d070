/** Sources by path: the smallest tree that uses everything the law allows and breaks none of it. */
export type SourceTree = Readonly<Record<string, string>>;

const api = 'apps/api/src';

const core: SourceTree = {
  'packages/core/src/index.ts': `export { ERROR_CODES } from './errors/index.js';`,
  'packages/core/src/errors/index.ts': `import { z } from 'zod';\nexport const ERROR_CODES = z.array(z.string());`,
  'packages/core/src/testing/index.ts': `export const createFakeServer = () => 0;`,
  'packages/core/src/testing/node/index.ts': `import { createServer } from 'node:http';\nimport { createFakeServer } from '../index.js';\nexport const start = () => [createServer, createFakeServer];`,
  'packages/core/src/errors/index.test.ts': `import { it } from '@jest/globals';\nimport { ERROR_CODES } from './index.js';\nit('x', () => void ERROR_CODES);`,
};

const sketch: SourceTree = {
  'packages/sketch/src/index.ts': `import { fork } from 'node:child_process';\nexport const render = () => fork('render-host.js');`,
  'packages/sketch/src/render-host.ts': `import { paint } from './paint/scene.js';\npaint();`,
  'packages/sketch/src/paint/scene.ts': `import sharp from 'sharp';\nimport { ERROR_CODES } from '@clipwright/core';\nexport const paint = () => [sharp, ERROR_CODES];`,
};

const stage: SourceTree = {
  'packages/stage/src/index.ts': `import { Color } from 'three';\nimport { render } from '@clipwright/sketch';\nexport const film = () => [render, new Color()];`,
};

const testing: SourceTree = {
  'packages/testing/src/index.ts': `export const fixedClock = () => 0;`,
};

const n8nNode: SourceTree = {
  'apps/n8n-node/nodes/Clipwright/Clipwright.node.ts': `import type { INodeType } from 'n8n-workflow';\nimport { ERROR_CODES } from '@clipwright/core';\nimport { get } from './transport.js';\nexport class Clipwright { node?: INodeType; codes = [ERROR_CODES, get]; }`,
  'apps/n8n-node/nodes/Clipwright/transport.ts': `export const get = () => undefined;`,
};

const floorAndPlatform: SourceTree = {
  [`${api}/main.ts`]: `import { startServer } from './boot/start-server.js';\nvoid startServer;`,
  [`${api}/boot/start-server.ts`]: `import { AppModule } from '../app.module.js';\nimport { read } from '../config/read-config.js';\nexport const startServer = [AppModule, read];`,
  [`${api}/config/read-config.ts`]: `export const read = () => process.env;`,
  [`${api}/app.module.ts`]: `import { VideosModule } from './features/videos/videos.module.js';\nimport { HealthModule } from './features/health/health.module.js';\nexport const AppModule = [VideosModule, HealthModule];`,
  [`${api}/config/settings.ts`]: `import { ERROR_CODES } from '@clipwright/core/errors';\nimport { engineKind } from '@clipwright/engines/kind';\nexport const settings = { env: process.env, ERROR_CODES, engineKind };`,
  [`${api}/platform/http/error-answer.ts`]: `import { HttpException } from '@nestjs/common';\nexport const answer = (error: HttpException) => error;`,
  [`${api}/platform/database/data-source.ts`]: `import { DataSource } from 'typeorm';\nimport { settings } from '../../config/settings.js';\nimport { openPool } from './connections.js';\nexport const dataSource = [new DataSource(settings), openPool];`,
  [`${api}/platform/database/connections.ts`]: `import pg from 'pg';\nexport const openPool = () => new pg.Pool();`,
  [`${api}/platform/database/migrations/1-first.ts`]: `import type { QueryRunner } from 'typeorm';\nexport class First { up(runner: QueryRunner) { return runner; } }`,
  [`${api}/platform/queue/job-queue.ts`]: `export const enqueue = (job: string) => job;`,
  [`${api}/platform/limits/postgres-window.ts`]: `export const admit = (key: string) => key;`,
  [`${api}/platform/media/probe.ts`]: `import { roomLeft } from '@clipwright/engines/files';\nexport const probe = () => roomLeft;`,
};

const enginesPackage: SourceTree = {
  'packages/engines/src/index.ts': `export { Deadline } from './maker/deadline.js';`,
  'packages/engines/src/maker/deadline.ts': `import { createHash } from 'node:crypto';\nimport { fetch } from 'undici';\nimport { ERROR_CODES } from '@clipwright/core';\nimport { render } from '@clipwright/sketch';\nexport const Deadline = [createHash, fetch, ERROR_CODES, render];`,
  'packages/engines/src/kind.ts': `export const engineKind = 1;`,
  'packages/engines/src/kinds.ts': `import { engineKind } from './kind.js';\nimport { size } from './sketch/frame.js';\nexport const ENGINE_KINDS = [engineKind, size];`,
  'packages/engines/src/files.ts': `export { roomLeft } from './files/room.js';`,
  'packages/engines/src/files/room.ts': `import { statfs } from 'node:fs/promises';\nexport const roomLeft = statfs;`,
  'packages/engines/src/safe-fetch.ts': `export { safeFetch } from './media/safe-fetch.js';`,
  'packages/engines/src/media/safe-fetch.ts': `import { Agent } from 'undici';\nexport const safeFetch = new Agent();`,
  'packages/engines/src/sketch.ts': `export { SketchEngine } from './sketch/sketch.engine.js';`,
  'packages/engines/src/sketch/sketch.engine.ts': `import { render } from '@clipwright/sketch';\nimport { roomLeft } from '../files/room.js';\nimport { size } from './frame.js';\nexport const SketchEngine = { render, roomLeft, size };`,
  'packages/engines/src/sketch/frame.ts': `export const size = 1;`,
  'packages/engines/src/comfyui.ts': `export { prompt } from './comfyui/comfyui.client.js';`,
  'packages/engines/src/comfyui/comfyui.client.ts': `import { patience } from '../remote/patience.js';\nexport const prompt = patience;`,
  'packages/engines/src/remote/patience.ts': `export const patience = 1;`,
};

const engines: SourceTree = {
  [`${api}/engines/engine.catalog.ts`]: `export const catalog = ['sketch'];`,
  [`${api}/engines/video-engines.ts`]: `export const VideoEngines = 1;`,
  [`${api}/engines/engine.registry.ts`]: `import { prompt } from '@clipwright/engines/comfyui';\nexport const registry = { comfyui: prompt };`,
};

const videos = `${api}/features/videos`;

const features: SourceTree = {
  [`${videos}/videos.module.ts`]: `import { HealthModule } from '../health/health.module.js';\nimport { registry } from '../../engines/engine.registry.js';\nimport { prompt } from '@clipwright/engines/comfyui';\nimport { CreateVideoController } from './create-video/create-video.controller.js';\nimport { GenerateVideoWorker } from './generate-video/generate-video.worker.js';\nexport const VideosModule = [HealthModule, registry, prompt, CreateVideoController, GenerateVideoWorker];`,
  [`${videos}/create-video/create-video.controller.ts`]: `import { answer } from '../../../platform/http/error-answer.js';\nimport { createVideo } from './create-video.service.js';\nexport const CreateVideoController = [answer, createVideo];`,
  [`${videos}/create-video/create-video.service.ts`]: `import { catalog } from '../../../engines/engine.catalog.js';\nimport { enqueue } from '../../../platform/queue/job-queue.js';\nimport { admit } from '../../../platform/limits/postgres-window.js';\nimport { GenerateVideoJob } from '../generate-video/generate-video.job.js';\nimport { videoRepository } from '../video.repository.js';\nimport { ApiKeyGuard } from '../../api-keys/caller.door.js';\nimport { healthy } from '../../health/healthy.door.js';\nexport const createVideo = [healthy, catalog, enqueue, admit, GenerateVideoJob, videoRepository, ApiKeyGuard];`,
  [`${videos}/create-video/create-video.test.ts`]: `import { it } from '@jest/globals';\nimport { fixedClock } from '@clipwright/testing';\nimport { createVideo } from './create-video.service.js';\nit('x', () => void [createVideo, fixedClock]);`,
  [`${videos}/generate-video/generate-video.job.ts`]: `export const GenerateVideoJob = 'generate-video';`,
  [`${videos}/generate-video/generate-video.worker.ts`]: `import { Deadline } from '@clipwright/engines';\nimport { VideoEngines } from '../../../engines/video-engines.js';\nimport { probe } from '../../../platform/media/probe.js';\nimport { videoRepository } from '../video.repository.js';\nexport const GenerateVideoWorker = [Deadline, VideoEngines, probe, videoRepository];`,
  [`${videos}/video.repository.ts`]: `export const videoRepository = 1;`,
  [`${api}/features/api-keys/caller.door.ts`]: `export { ApiKeyGuard } from './authenticate/api-key.guard.js';`,
  [`${api}/features/api-keys/authenticate/api-key.guard.ts`]: `export const ApiKeyGuard = 1;`,
  [`${api}/features/health/healthy.door.ts`]: `export { healthy } from './healthy.js';`,
  [`${api}/features/health/healthy.ts`]: `export const healthy = true;`,
  [`${api}/features/health/health.module.ts`]: `import { healthy } from './healthy.js';\nexport const HealthModule = healthy;`,
};

/** A tree with one use of every permission in the law. */
export const lawfulTree: SourceTree = {
  ...core,
  ...sketch,
  ...stage,
  ...enginesPackage,
  ...testing,
  ...n8nNode,
  ...floorAndPlatform,
  ...engines,
  ...features,
  'tests/contract/start.test.ts': `import { fixedClock } from '@clipwright/testing';\nvoid fixedClock;`,
  'benchmarks/render.ts': `import { render } from '@clipwright/sketch';\nvoid render;`,
};

/** The tree with text added at the end of each named file; a file that the tree lacks is made. */
export function addTo(tree: SourceTree, added: SourceTree): SourceTree {
  const changed = Object.entries(added).map(([path, text]) => [path, `${tree[path] ?? ''}\n${text}\n`]);
  return { ...tree, ...Object.fromEntries(changed) };
}
