export { originOf } from './account-origin.js';
