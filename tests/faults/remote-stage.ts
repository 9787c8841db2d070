import { OpenAiVideoServer, type VideoServerOptions } from '@clipwright/testing/openai-video-server';
import { atEndOfFile, rowsOf, temporaryFolder, waitUntil } from '../support/index.js';
import { Stage } from './stage.js';

/** How soon the engine is asked again, so that a test need not wait. */
const QUICKLY = { pollIntervalMs: 100 };

/** The settings of a server whose first model goes to servers on loopback, and to nobody else. */
export const remoteEngine = (
  options: Readonly<Record<string, unknown>>,
  ...urls: string[]
): { CLIPWRIGHT_CONFIG: string } => ({
  CLIPWRIGHT_CONFIG: JSON.stringify({
    engines: {
      wan: { ...QUICKLY, ...options, replicas: urls.map((url, index) => ({ name: `gpu-${index}`, url })) },
    },
    models: { modela2: { engine: 'wan' } },
  }),
});

export interface RemoteStage {
  readonly stage: Stage;
  readonly remote: OpenAiVideoServer;
}

/**
 * A stage whose videos are made by a scripted server on loopback, and stored in a folder beside its home. It
 * ends with the test file.
 */
export async function openRemoteStage(
  options: Partial<VideoServerOptions> = {},
  { home, env: more = {} }: Partial<Pick<Stage, 'home' | 'env'>> = {},
): Promise<RemoteStage> {
  const remote = await OpenAiVideoServer.start({ flavour: 'vllm-omni', ...options });
  atEndOfFile(() => remote.stop());
  const env = remoteEngine(
    { kind: 'openai-videos', flavour: 'vllm-omni', model: 'test-model' },
    remote.origin,
  );
  const place = home === undefined ? {} : { home };
  return {
    stage: await Stage.open({
      ...place,
      env: { ...env, STORAGE_DIR: await temporaryFolder('storage'), ...more },
    }),
    remote,
  };
}

export const until = (what: string, holds: () => boolean): Promise<true> =>
  waitUntil({ what, everyMs: 20 }, () => holds() || null);

/** Waits until a video's row holds the remote reference of its work. */
export async function untilStarted({ database }: Stage, videoId: string): Promise<void> {
  await waitUntil({ what: `${videoId} to have begun remotely`, everyMs: 20 }, async () => {
    const [row] = await rowsOf<{ phase: string | null }>(
      database,
      `SELECT operation ->> 'phase' AS phase FROM videos WHERE id = $1`,
      [videoId],
    );
    return row?.phase === 'started' ? true : null;
  });
}
