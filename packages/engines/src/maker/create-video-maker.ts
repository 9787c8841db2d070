import { randomUUID } from 'node:crypto';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskRoom } from '../files/disk-room.js';
import { attemptFlow } from '../flow/attempt-flow.js';
import type { FlowLog } from '../flow/ports.js';
import { ReplicaRecord } from '../flow/replica-record.js';
import { RunningVideos } from '../flow/running-videos.js';
import { WorkFiles } from '../flow/work-files.js';
import { engineShelf, type ModelsOptions } from './engine-shelf.js';
import type { ClipPainter } from './clip-painter.js';
import { engineWire } from './engine-wire.js';
import type { InstalledEngine } from './installed-engine.js';
import { MakerAttempts } from './maker-attempts.js';
import { MakerPlaces } from './maker-places.js';
import { MakerRequests } from './maker-request.js';
import type { MakerStorage } from './maker-storage.js';
import type { MakerStore } from './maker-store.js';
import { MemoryStore } from './memory-store.js';
import { ProgressNews } from './progress-news.js';
import { VideoDriver } from './video-driver.js';
import { VideoMaker } from './video-maker.js';

const DEADLINE_MS = 3_600_000;
const LEASE_MS = 30_000;

export interface VideoMakerOptions {
  /** In the order in which they step in for each other. */
  readonly engines: readonly InstalledEngine[];
  readonly storage: MakerStorage;
  /** In memory, if nothing else is said: then nothing survives the process. */
  readonly store?: MakerStore | undefined;
  /** For models that not all engines make, or in another order. */
  readonly models?: ModelsOptions | undefined;
  /** A folder of this host's own, among those of others. */
  readonly tempDir?: string | undefined;
  /** Videos that the embedded engine draws at a time. */
  readonly atOnce?: number | undefined;
  /** What an attempt may take. */
  readonly deadlineMs?: number | undefined;
  /** Kept free on the disks that are written to. */
  readonly reserveBytes?: number | undefined;
  /** Makes clips of the embedded engine that it is better at, as `stagePainter` of `@clipwright/stage` does. */
  readonly painter?: ClipPainter | undefined;
  /** Below which letters, instruments and the voice of the embedded engine were fetched. */
  readonly assetsHome?: string | undefined;
  /** Whether a file may tell the prompt that it was made from. */
  readonly promptInMetadata?: boolean | undefined;
  /** Who was not heard of for so long has died: others take over. */
  readonly leaseMs?: number | undefined;
  readonly log?: FlowLog | undefined;
}

const SILENT: FlowLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Makes videos in this process as a Clipwright server does. @throws TypeError for engines that don't fit */
export function createVideoMaker(options: VideoMakerOptions): VideoMaker {
  const rules = rulesOf(options);
  const { storage, store = new MemoryStore(), models = {}, log = SILENT, painter, assetsHome } = options;
  const { catalog, routing } = engineShelf(
    options.engines,
    models,
    engineWire({ ...rules, painter, assetsHome }),
  );
  const name = randomUUID();
  const [running, news, files] = [new RunningVideos(), new ProgressNews(), new WorkFiles(rules)];
  const disk = new DiskRoom(rules, storage);
  const places = new MakerPlaces(routing, store, name);
  const onProgress = (id: string, fraction: number): void => news.tell(id, fraction);
  const attempts = new MakerAttempts({ store, storage, routing, log, onProgress });
  const flow = attemptFlow({
    ...{ ...rules, routing, places, storage, files, running, log },
    store: attempts,
    record: new ReplicaRecord(store, (error) => store.isAway(error), log),
    room: { require: (bytes) => disk.require(bytes), ensure: () => Promise.resolve() },
    keepMs: null,
  });
  const clear = (id: string): Promise<void> => attempts.clear(id);
  const driver = new VideoDriver({ name, store, places, flow, log, clear });
  const requests = new MakerRequests(catalog);
  return new VideoMaker({
    ...{ name, requests, store, storage, files, running, driver, news },
    leaseMs: rules.leaseMs,
  });
}

const rulesOf = ({
  tempDir = join(tmpdir(), 'clipwright-maker', hostname()),
  atOnce: workerSlots = 1,
  deadlineMs = DEADLINE_MS,
  reserveBytes = 0,
  promptInMetadata = true,
  leaseMs = LEASE_MS,
}: VideoMakerOptions) => ({ tempDir, workerSlots, deadlineMs, reserveBytes, promptInMetadata, leaseMs });
