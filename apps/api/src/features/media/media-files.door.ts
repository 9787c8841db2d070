export { mediaAnswer } from './media-answer.js';
export { MediaFiles } from './served-file.js';
