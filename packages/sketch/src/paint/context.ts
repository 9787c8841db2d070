import type { SKRSContext2D } from '@napi-rs/canvas';

export type Context = SKRSContext2D;
