export { UnfitVideoError } from './generate-video/video-failure.js';
export { fitVideo } from './generate-video/video-judge.js';
