import type { SourceTree } from './lawful-tree.js';

/**
 * One break: the row it must trip, what it does, and the text added to files of the lawful tree (or new
 * files).
 */
export interface PlantedBreak {
  readonly rule: string;
  readonly deed: string;
  readonly added: SourceTree;
}

const api = 'apps/api/src';
const create = `${api}/features/videos/create-video`;
const controller = `${create}/create-video.controller.ts`;
const service = `${create}/create-video.service.ts`;
const worker = `${api}/features/videos/generate-video/generate-video.worker.ts`;
const settings = `${api}/config/settings.ts`;
const probe = `${api}/platform/media/probe.ts`;
const frame = 'packages/engines/src/sketch/frame.ts';
const patience = 'packages/engines/src/remote/patience.ts';
const readConfig = `${api}/config/read-config.ts`;
const dataSource = `${api}/platform/database/data-source.ts`;
const greeting = `${api}/boot/greeting.ts`;

const brokenBy = (rule: string, deed: string, added: SourceTree): PlantedBreak => ({ rule, deed, added });

const inPackages = [
  brokenBy('core-is-framework-free', 'core asks Node for randomness', {
    'packages/core/src/index.ts': `import 'node:crypto';`,
  }),
  brokenBy('core-is-framework-free', 'core takes a type from a framework', {
    'packages/core/src/index.ts': `import type { Injectable } from '@nestjs/common';`,
  }),
  brokenBy('core-is-framework-free', 'the fake server that needs no socket brings the one that has one', {
    'packages/core/src/testing/index.ts': `import './node/socket.js';`,
    'packages/core/src/testing/node/socket.ts': 'export const open = 1;',
  }),
  brokenBy('test-kit-asks-node-alone', 'the fake server that listens takes a framework', {
    'packages/core/src/testing/node/index.ts': `import '@nestjs/common';`,
  }),
  brokenBy('production-needs-no-tests', 'core itself brings the fake server along', {
    'packages/core/src/errors/index.ts': `import '../testing/index.js';`,
  }),
  brokenBy('core-has-one-door', 'the API reaches into the sources of core by a path', {
    [settings]: `import '../../../../packages/core/src/errors/index.js';`,
  }),
  brokenBy('core-has-one-door', 'a test reaches into the built files of core by a path', {
    'tests/contract/start.test.ts': `import '../../packages/core/dist/index.js';`,
  }),
  brokenBy('engines-stand-alone', 'the maker of videos learns of Nest', {
    'packages/engines/src/index.ts': `import '@nestjs/common';`,
  }),
  brokenBy('engines-stand-alone', 'the maker of videos learns of the server', {
    'packages/engines/src/index.ts': `import '../../../apps/api/src/config/settings.js';`,
  }),
  brokenBy('engines-have-doors', 'the API reaches into the sources of engines by a path', {
    [worker]: `import '../../../../../../packages/engines/src/maker/deadline.js';`,
  }),
  brokenBy('sketch-stands-alone', 'the renderer learns of Nest', {
    'packages/sketch/src/index.ts': `import '@nestjs/common';`,
  }),
  brokenBy('sketch-stands-alone', 'the renderer opens a socket', {
    'packages/sketch/src/index.ts': `import 'node:https';`,
  }),
  brokenBy('stage-stands-alone', 'the stage reaches past the exported entries of the sketch', {
    'packages/stage/src/index.ts': `import '../../sketch/src/paint/scene.js';`,
  }),
  brokenBy('stage-stands-alone', 'the stage opens a socket', {
    'packages/stage/src/index.ts': `import 'node:https';`,
  }),
  brokenBy('subjects-know-no-scene', 'a record looks at where it stands', {
    'packages/sketch/src/index.ts': `import './subjects/horse.js';`,
    'packages/sketch/src/subjects/horse.ts': `import '../scene/part.js';`,
    'packages/sketch/src/scene/part.ts': '',
  }),
  brokenBy('n8n-node-stands-alone', 'the node needs a package at run time', {
    'apps/n8n-node/nodes/Clipwright/transport.ts': `import 'express';`,
  }),
];

const inPlatformAndEngines = [
  brokenBy('config-is-the-floor', 'the settings stand on a platform room', {
    [settings]: `import '../platform/media/probe.js';`,
  }),
  brokenBy('config-is-the-floor', 'the settings stand on a feature, with a file of the start in between', {
    [readConfig]: `import '../boot/greeting.js';`,
    [greeting]: `import '../features/health/healthy.door.js';`,
  }),
  brokenBy('platform-knows-no-business', 'a room learns of a feature with a file of the start in between', {
    [dataSource]: `import '../../boot/greeting.js';`,
    [greeting]: `import '../features/health/healthy.door.js';`,
  }),
  brokenBy('platform-knows-no-business', 'a platform room learns of a feature', {
    [dataSource]: `import '../../features/health/healthy.door.js';`,
  }),
  brokenBy('platform-knows-no-business', 'a platform room learns of the engines', {
    [probe]: `import '../../engines/engine.catalog.js';`,
  }),
  brokenBy('platform-knows-no-business', 'a platform room calls an engine', {
    [dataSource]: `import '@clipwright/engines/comfyui';`,
  }),
  brokenBy('config-is-the-floor', 'the settings load the code of an engine', {
    [readConfig]: `import '@clipwright/engines/comfyui';`,
  }),
  brokenBy('engines-stand-alone', 'an engine reads a feature', {
    [frame]: `import '../../../../apps/api/src/features/health/healthy.door.js';`,
  }),
  brokenBy('engines-stand-alone', 'an engine becomes injectable', {
    [frame]: `import { Injectable } from '@nestjs/common';`,
  }),
  brokenBy('engines-stand-alone', 'an engine asks the database', {
    [frame]: `import 'pg';`,
  }),
  brokenBy('engines-are-islands', 'one engine reaches another through the table of their kinds', {
    [frame]: `import '../comfyui.js';`,
  }),
  brokenBy('engines-are-islands', 'one engine borrows from another', {
    [frame]: `import '../comfyui/comfyui.client.js';`,
  }),
  brokenBy('engines-are-islands', 'what all know of remote servers knows one of them', {
    [patience]: `import '../sketch/frame.js';`,
  }),
];

const inFeatures = [
  brokenBy('features-know-no-engine', 'a use case looks an engine up', {
    [service]: `import '../../../engines/engine.registry.js';`,
  }),
  brokenBy('features-know-no-engine', 'a use case calls an engine directly', {
    [service]: `import '@clipwright/engines/comfyui';`,
  }),
  brokenBy('features-know-no-engine', 'a use case takes a type from a file that knows an engine', {
    [service]: `import type { Place } from '../../../engines/engine.routing.js';`,
    [`${api}/engines/engine.routing.ts`]: `import { prompt } from '@clipwright/engines/comfyui';\nexport type Place = typeof prompt;`,
  }),
  brokenBy('features-know-no-engine', 'a worker runs a class of an engine', {
    [worker]: `import '@clipwright/engines/comfyui';`,
  }),
  brokenBy('features-meet-at-the-door', 'one feature reaches behind the door of another', {
    [service]: `import '../../api-keys/authenticate/api-key.guard.js';`,
  }),
  brokenBy('modules-stand-at-the-root', 'a door publishes its module', {
    [`${api}/features/health/healthy.door.ts`]: `export { HealthModule } from './health.module.js';`,
  }),
  brokenBy('modules-stand-at-the-root', "a use case takes a type from another feature's module", {
    [service]: `import type { HealthModule } from '../../health/health.module.js';`,
  }),
  brokenBy('use-cases-hand-over-by-job', 'one use case calls the next', {
    [service]: `import '../generate-video/generate-video.worker.js';`,
  }),
  brokenBy('controllers-only-translate', 'a controller reads a repository', {
    [controller]: `import '../video.repository.js';`,
  }),
  brokenBy('controllers-only-translate', 'a controller asks what an engine can do', {
    [controller]: `import '../../../engines/engine.catalog.js';`,
  }),
  brokenBy('controllers-only-translate', 'a controller puts work on the queue', {
    [controller]: `import '../../../platform/queue/job-queue.js';`,
  }),
  brokenBy('typeorm-stays-in-persistence', 'a use case takes an ORM type', {
    [service]: `import type { EntityManager } from 'typeorm';`,
  }),
  brokenBy('typeorm-stays-in-persistence', 'a repository goes another way to the database', {
    [`${api}/features/videos/video.repository.ts`]: `import { DataSource } from 'typeorm';\nexport const videoRepository = DataSource;`,
  }),
  brokenBy('connections-are-heard', 'a room opens a pool of its own', {
    [`${api}/platform/queue/job-queue.ts`]: `import pg from 'pg';\nexport const pool = new pg.Pool();`,
  }),
];

const everywhere = [
  brokenBy('production-needs-no-tests', 'production code imports a test', {
    [service]: `import './admission.test.js';`,
    [`${create}/admission.test.ts`]: `export {};`,
  }),
  brokenBy('production-needs-no-tests', 'production code stands on what tests stand on', {
    [service]: `import './__fixtures__/rows.js';`,
    [`${create}/__fixtures__/rows.ts`]: `export {};`,
  }),
  brokenBy('production-needs-no-tests', 'production code needs the test library', {
    [service]: `import '@clipwright/testing';`,
  }),
  brokenBy('no-cycles', 'two files need each other', {
    'packages/sketch/src/paint/scene.ts': `import './sky.js';`,
    'packages/sketch/src/paint/sky.ts': `import './scene.js';`,
  }),
  brokenBy('no-cycles', "two files need only each other's types", {
    'packages/sketch/src/paint/scene.ts': `import type { Sky } from './sky.js';`,
    'packages/sketch/src/paint/sky.ts': `import type { paint } from './scene.js';\nexport type Sky = typeof paint;`,
  }),
  brokenBy('no-unresolved', 'an import names a file that is not there', {
    [settings]: `import './limits.js';`,
  }),
  brokenBy('no-unresolved', 'an import names a part of core that core does not export', {
    [settings]: `import '@clipwright/core/dist/errors/index.js';`,
  }),
  brokenBy('no-orphans', 'only its own test still knows a file', {
    [`${api}/config/forgotten.ts`]: `import './settings.js';`,
    [`${api}/config/forgotten.test.ts`]: `import './forgotten.js';`,
  }),
  brokenBy('no-orphans', 'only a test of the whole still knows a file', {
    [`${api}/config/forgotten.ts`]: `import './settings.js';`,
    'tests/contract/start.test.ts': `import '../../apps/api/src/config/forgotten.js';`,
  }),
];

/** At least one break for each row of the law; a row that forbids several things has one for each. */
export const plantedBreaks: readonly PlantedBreak[] = [
  ...inPackages,
  ...inPlatformAndEngines,
  ...inFeatures,
  ...everywhere,
];
