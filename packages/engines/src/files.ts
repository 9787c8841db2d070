export { DiskRoom } from './files/disk-room.js';
export { DiskStorage } from './files/disk-storage.js';
export { syncFile, syncFolderOf } from './files/durable.js';
export { freeBytesAt, freeBytesNow } from './files/free-bytes.js';
export {
  type ByteRange,
  type ListedObject,
  ObjectStorage,
  type StoredObject,
} from './files/object-storage.js';
export { OutOfSpaceError, isOutOfSpace } from './files/out-of-space.js';
export { PRIVATE_FILE, PRIVATE_FOLDER } from './files/private-modes.js';
export { withinReserve } from './files/reserve-guard.js';
