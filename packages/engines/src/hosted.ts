export { HostedEngine } from './hosted/hosted.engine.js';
export type { HostedSettings } from './hosted/hosted.settings.js';
