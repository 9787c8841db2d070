/**
 * The client.
 *
 * @module client
 */
export { createClient, type CreateClientOptions } from '../platform/create-client.js';
export * from '../errors/client-errors.js';
export { ClipwrightClient } from './clipwright-client.js';
export type {
  ClientOptions,
  ClientPlatform,
  ClientSettings,
  Patience,
  WaitNotice,
} from './client-options.js';
export type { KnownWindow } from './known-window.js';
export { answerOf, type RawAnswer } from './raw-answer.js';
export { redirectOf } from './redirect-of.js';
export type { Fetch, HttpAnswer, HttpInit, Sleep } from './transport.js';
export type {
  CallOptions,
  GenerateOptions,
  ImageToVideoInput,
  ImageUpload,
  ListVideosInput,
  LostVideo,
  ReadOptions,
  SubmitOptions,
  TextToVideoInput,
  VideoFilter,
  VideoInput,
  VideoReference,
  WaitOptions,
} from './video-inputs.js';
