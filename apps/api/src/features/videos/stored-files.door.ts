export { StoredFiles } from './stored-files.js';
export { videoOfFile } from './storage-keys.js';
