export type { ReadyRequest } from './ready-request.js';
