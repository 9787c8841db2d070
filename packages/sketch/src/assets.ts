// What is fetched beside the packages, for whoever runs a server: by version and hash, and never for a request.
export type { Asset } from './assets/asset.js';
export { fetchPinned, FetchError, type Pin } from './assets/fetch-pinned.js';
export { fetchInstruments } from './assets/fetch-instruments.js';
export { instrumentsIn } from './assets/instruments.js';
export { fetchVoice } from './assets/fetch-voice.js';
export { voiceIn } from './assets/voice.js';
export { fetchLetters, letterAssetsIn } from './assets/letter-assets.js';
