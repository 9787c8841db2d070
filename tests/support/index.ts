/**
 * The black-box harness: the built server as a child process, rows to begin with, and clients that hide
 * nothing.
 */
export { atIdlePace } from '@clipwright/testing';
export { Answer, call, type Call, type HeaderList } from './call.js';
export { openApiOf } from './openapi-document.js';
export { rowsOf } from './database-rows.js';
export { errorOf, faultsOfError } from './error-answer.js';
export {
  generated,
  postText,
  SHORT_CLIP,
  statusOf,
  TEXT_TO_VIDEO,
  untilStatus,
  VIDEO_STATUS,
} from './generation.js';
export { commandEnvironment } from './command-environment.js';
export { atEndOfFile } from './left-behind.js';
export { multipart, type Part } from './multipart.js';
export { noisePicture } from './noise-picture.js';
export { openAiErrorOf } from './openai-error.js';
export { parseHttpAnswers } from './parse-http-answers.js';
export { sendRaw } from './raw-socket.js';
export { type ReverseProxy, startReverseProxy } from './reverse-proxy.js';
export { givePlan, KEY_PREFIX, putKey, seedAccount, type SeededAccount, unusedKey } from './seed-account.js';
export { seedManyVideos } from './seed-many-videos.js';
export { seedPace } from './seed-pace.js';
export { seedVideo } from './seed-video.js';
export { reservedBytes, seedStored } from './seed-stored.js';
export { seedWindow } from './seed-window.js';
export { type Certificate, selfSignedCertificate } from './self-signed-certificate.js';
export { serverDatabase } from './server-database.js';
export { type ServerOptions, startServer, startServerThatFails, type TestServer } from './start-server.js';
export { putBack, storedFile, storedNames, videoFile } from './stored-files.js';
export { temporaryFolder } from './temporary-folder.js';
export { upload, type Uploaded } from './upload.js';
export { PATIENCE_MS, waitUntil } from './wait-until.js';
