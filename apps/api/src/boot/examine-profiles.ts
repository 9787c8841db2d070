import { checkProfiles, type HostedSettings, type ProfileFinding } from '@clipwright/engines/hosted';
import type { operatorFetch } from '@clipwright/engines/safe-fetch';
import type { EnginesConfig } from '../config/engines-config.js';
import type { Finding } from './finding.js';

const WITHIN_MS = 20_000;

/**
 * Whether the providers' own schemas agree with how their models are asked. Nothing is wrong where they can
 * not be read.
 */
export async function profilesOf(
  { engines }: EnginesConfig,
  fetch: typeof operatorFetch,
): Promise<Finding[]> {
  const hosted = [...engines.values()].filter(({ kind }) => kind === 'hosted');
  const signal = AbortSignal.timeout(WITHIN_MS);
  const found = await Promise.all(
    hosted.map(async ({ name, settings }) => {
      const profiles = await checkProfiles({ settings: settings as HostedSettings, fetch, signal });
      return profiles.map((profile) => findingOf(name, profile));
    }),
  );
  return found.flat();
}

const findingOf = (engine: string, { model, state, detail }: ProfileFinding): Finding => ({
  name: `${engine} (hosted), profile of ${model}`,
  ok: state !== 'differs',
  detail,
});
