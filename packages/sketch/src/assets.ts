export { fetchPinned, FetchError, type Pin } from './assets/fetch-pinned.js';
export { fetchLetters, letterAssetsIn, type LetterAssets } from './assets/letter-assets.js';
