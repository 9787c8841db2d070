export type { PinnedAddress, ResolveHost } from './media/address-pinning.js';
export { classifyAddress } from './media/address-policy.js';
export type { FetchBearer, HostTurn } from './media/safe-fetch-bearer.js';
export { type Dial, createPinnedDial } from './media/safe-fetch-dial.js';
export { OperatorWebSocket, operatorFetch } from './media/safe-fetch-operator.js';
export { type FetchRefusalReason, FetchRefusedError } from './media/safe-fetch-refusal.js';
export { type FetchRefusal, type FetchedBytes, type SafeFetch, createSafeFetch } from './media/safe-fetch.js';
export { type DownloadVideo, createVideoDownload } from './media/video-download.js';
