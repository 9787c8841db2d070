export { freeBytesAt, freeBytesNow } from './files/free-bytes.js';
export { OutOfSpaceError, isOutOfSpace } from './files/out-of-space.js';
export { PRIVATE_FILE, PRIVATE_FOLDER } from './files/private-modes.js';
export { withinReserve } from './files/reserve-guard.js';
