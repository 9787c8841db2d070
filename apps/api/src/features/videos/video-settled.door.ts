export { VideoSettled } from './video-settled.js';
