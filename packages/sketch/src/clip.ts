// For a renderer of another package, in its own process: what makes an mp4 of its frames.
export { MOST_ENCODER_THREADS } from './encode/encoder.js';
export { openEncoder, type EncoderChoice } from './encode/open-encoder.js';
export { OUR_COMMENT } from './encode/video-tags.js';
export { writeFrames } from './host/write-frames.js';
export { inkOf } from './lettering/ink.js';
export { lendFonts } from './lettering/fonts.js';
export { lettered } from './lettering/lettered.js';
export { random, seedFor } from './paint/random.js';
