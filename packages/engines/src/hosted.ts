import { HostedEngine } from './hosted/hosted.engine.js';
import { hostedCapabilities, hostedSettings } from './hosted/hosted.settings.js';
import { installable } from './maker/installed-engine.js';

export { checkProfiles, type ProfileFinding } from './hosted/check-profiles.js';
export type { HostedSettings } from './hosted/hosted.settings.js';

/** Models at a vendor who bills. */
export const hosted = installable({
  kind: 'hosted',
  site: 'vendor',
  schema: hostedSettings,
  capabilities: hostedCapabilities,
  create: (name, settings, wire) => new HostedEngine({ ...wire, name, settings }),
});
