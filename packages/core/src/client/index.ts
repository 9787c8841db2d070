export { ClipwrightClient } from './clipwright-client.js';
export type { ClientOptions, ClientPlatform, ClientSettings } from './client-options.js';
export { ConnectionFailedError } from './connection-failed-error.js';
export type { KnownWindow } from './known-window.js';
export { RedirectedError, redirectOf } from './redirected-error.js';
export type { Fetch, HttpAnswer, HttpInit, Sleep } from './transport.js';
export { UnexpectedAnswerError } from './unexpected-answer-error.js';
export type {
  CallOptions,
  Download,
  GenerateOptions,
  ImageToVideoInput,
  ListVideosInput,
  TextToVideoInput,
  VideoInput,
  VideoReference,
  WaitNotice,
} from './video-inputs.js';
export type { WaitOptions } from './wait-for-video.js';
