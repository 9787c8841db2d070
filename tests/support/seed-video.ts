import { randomBytes } from 'node:crypto';
import { createVideoId } from '@clipwright/core/keys';
import type { EngineKindName } from '@clipwright/core/engine';
import type { VideoErrorCode } from '@clipwright/core/errors';
import type { VideoStatus } from '@clipwright/core/videos';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from './database-rows.js';
import type { SeededAccount } from './seed-account.js';

export interface SeededVideo {
  readonly status?: VideoStatus;
  readonly prompt?: string;
  /** 0 to 1. */
  readonly progress?: number;
  /** The kind of engine that made it, and whether that had stepped in for another. */
  readonly maker?: { readonly engine: EngineKindName; readonly fallback: boolean };
  readonly warnings?: readonly string[];
  readonly error?: { readonly code: VideoErrorCode; readonly message: string };
}

const STARTED: readonly VideoStatus[] = ['processing', 'completed', 'failed', 'expired'];
const ENDED: readonly VideoStatus[] = ['completed', 'failed', 'canceled', 'expired'];

const CLIP = {
  mode: 'text',
  model: 'modela2',
  resolution: '480p',
  aspect_ratio: '16:9',
  duration_seconds: 1,
  width: 854,
  height: 480,
  has_audio: false,
  seed: 7,
};

/** Writes the row of a 1 s clip at 480p, by default completed, without a job or a file. Gives its id. */
export async function seedVideo(
  database: TestDatabase,
  { accountId }: SeededAccount,
  video: SeededVideo = {},
): Promise<string> {
  const { status = 'completed', prompt = 'a red ball rolls', progress = 0 } = video;
  const id = createVideoId(randomBytes);
  await insert(database, {
    ...CLIP,
    id,
    account_id: accountId,
    status,
    prompt,
    progress,
    ...outcomeOf(id, status),
    ...toldOf(video),
  });
  return id;
}

/** What the row tells of how the video was made, or why it was not. */
function toldOf({ maker, warnings = [], error }: SeededVideo): Record<string, unknown> {
  const made = maker === undefined ? {} : { engine_kind: maker.engine, fallback: maker.fallback };
  const failure = error === undefined ? {} : { error_code: error.code, error_message: error.message };
  return { ...made, ...failure, warnings: JSON.stringify(warnings) };
}

function outcomeOf(id: string, status: VideoStatus): Record<string, unknown> {
  return {
    credits_used: status === 'completed' ? 1 : 0,
    file: status === 'completed' ? `${id}-1.mp4` : null,
    started_at: STARTED.includes(status) ? new Date() : null,
    completed_at: ENDED.includes(status) ? new Date() : null,
  };
}

async function insert(database: TestDatabase, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await rowsOf(
    database,
    `INSERT INTO videos (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  );
}
