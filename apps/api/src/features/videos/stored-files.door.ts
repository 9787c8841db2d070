export { StoredFiles } from './stored-files.js';
