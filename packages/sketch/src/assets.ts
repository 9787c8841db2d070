// What is fetched beside the packages, for whoever runs a server: by version and hash, and never for a request.
export { fetchPins, FetchError, type Fetched } from './assets/fetch-pins.js';
export type { Pin } from './assets/pins.js';
export { fetchInstruments } from './assets/sound-assets.js';
export { instrumentsIn, type Asset } from './assets/where.js';
