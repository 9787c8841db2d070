import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from '../support/index.js';

/** A second job for the same video, as if the queue had delivered it twice. Gives the new job's id. */
const COPY_JOB = `
  INSERT INTO pgboss.job
  SELECT (jsonb_populate_record(job, jsonb_build_object(
    'id', gen_random_uuid(), 'state', 'created', 'created_on', now(), 'started_on', NULL, 'completed_on', NULL, 'heartbeat_on', NULL, 'output', NULL
  ))).*
  FROM pgboss.job WHERE job.name = 'generate-video' AND job.data ->> 'videoId' = $1 LIMIT 1
  RETURNING id`;

export async function deliverAgain(database: TestDatabase, videoId: string): Promise<string> {
  const [copy] = await rowsOf<{ id: string }>(database, COPY_JOB, [videoId]);
  if (copy === undefined) throw new Error(`There is no job for ${videoId}.`);
  return copy.id;
}
