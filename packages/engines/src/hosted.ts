export { checkProfiles, type ProfileFinding } from './hosted/check-profiles.js';
export { HostedEngine } from './hosted/hosted.engine.js';
export type { HostedSettings } from './hosted/hosted.settings.js';
