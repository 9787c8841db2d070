export type { Caller, KeyCaller } from './caller.js';
