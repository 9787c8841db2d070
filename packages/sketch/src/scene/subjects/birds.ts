import type { BirdBuild } from './bird-build.js';
import { flyingBird } from './flying-bird.js';
import type { Drawer } from './shapes.js';
import { duck, penguin } from './water-birds.js';

const GULL: BirdBuild = {
  reach: 0.86, arm: 0.46, chord: [0.23, 0.19], sweep: 0.5, slot: 1, body: [0.27, 0.088], neck: 0.02, head: 0.066, beak: [0.07, 0.02], tail: { length: 0.2, spread: 0.36, fork: 0 }, legs: 0,
  rate: 1, depth: 0.62, glide: 0.36, hold: 0.2, yaw: 0.34, pitch: 0.62, bank: 0.26,
  plumage: { back: '#c3ccd6', belly: '#fbfaf6', head: '#fdfcf8', under: '#f7f8f8', above: '#b9c4d0', tip: '#2a2d34', tail: '#f6f6f3', beak: '#e8b23c' },
};

const EAGLE: BirdBuild = {
  reach: 1.05, arm: 0.48, chord: [0.37, 0.37], sweep: 0.16, slot: 0.5, body: [0.3, 0.115], neck: 0.03, head: 0.07, beak: [0.085, 0.034], hooked: true, tail: { length: 0.32, spread: 0.5, fork: -0.15 }, legs: 0,
  rate: 0.6, depth: 0.42, glide: 0.62, hold: 0.16, yaw: 0.32, pitch: 0.78, bank: 0.3,
  plumage: { back: '#6b4a30', belly: '#4d3524', head: '#a87a44', under: '#94724e', above: '#5c4230', tip: '#2b2019', tail: '#76593d', beak: '#e6b03a' },
};

const BIRD: BirdBuild = {
  reach: 0.68, arm: 0.42, chord: [0.25, 0.2], sweep: 0.42, slot: 1, body: [0.26, 0.085], neck: 0, head: 0.07, beak: [0.06, 0.02], tail: { length: 0.26, spread: 0.24, fork: 0.5 }, legs: 0,
  rate: 1.35, depth: 0.72, glide: 0.3, hold: 0.16, yaw: 0.36, pitch: 0.55, bank: 0.2,
  plumage: { back: '#4c5668', belly: '#c9bfae', head: '#454e60', under: '#8d8a88', above: '#3f4858', tip: '#23262e', tail: '#3c4452', beak: '#4a4238' },
};

const CRANE: BirdBuild = {
  reach: 0.92, arm: 0.5, chord: [0.3, 0.27], sweep: 0.16, slot: 0.62, body: [0.25, 0.095], neck: 0.34, head: 0.048, beak: [0.15, 0.02], tail: { length: 0.17, spread: 0.3, fork: 0 }, legs: 0.46,
  rate: 0.7, depth: 0.62, glide: 0.34, hold: 0.14, yaw: 0.3, pitch: 0.48, bank: 0.2,
  plumage: { back: '#f1eee7', belly: '#fbf9f4', head: '#f4f1ea', under: '#efebe3', above: '#e9e5dc', tip: '#26262c', tail: '#efece5', beak: '#8a7a5a' },
};

const OWL: BirdBuild = {
  reach: 0.88, arm: 0.5, chord: [0.36, 0.33], sweep: 0.1, slot: 0.78, body: [0.23, 0.125], neck: 0.0, head: 0.125, beak: [0.02, 0.024], hooked: true, tail: { length: 0.2, spread: 0.46, fork: -0.1 }, legs: 0,
  rate: 0.7, depth: 0.5, glide: 0.42, hold: 0.14, yaw: 0.42, pitch: 0.6, bank: 0.22,
  plumage: { back: '#8a6a48', belly: '#e6d6b8', head: '#b8966a', under: '#dcc8a4', above: '#7a5c3e', tip: '#4a3626', tail: '#94724c', beak: '#d8b45a' },
};

const PARROT: BirdBuild = {
  reach: 0.72, arm: 0.46, chord: [0.3, 0.26], sweep: 0.34, slot: 0.86, body: [0.26, 0.095], neck: 0, head: 0.092, beak: [0.035, 0.05], hooked: true, tail: { length: 0.56, spread: 0.16, fork: -0.5 }, legs: 0,
  rate: 1.2, depth: 0.62, glide: 0.28, hold: 0.16, yaw: 0.42, pitch: 0.5, bank: 0.22,
  plumage: { back: '#d8302a', belly: '#d63a2c', head: '#dc3228', under: '#e9b23a', above: '#f0c040', tip: '#2457b8', tail: '#cc2f2c', beak: '#e6dcc6' },
};

/** Birds by name. */
export const BIRDS: Record<string, Drawer> = { bird: flyingBird(BIRD), seagull: flyingBird(GULL), eagle: flyingBird(EAGLE), crane: flyingBird(CRANE), owl: flyingBird(OWL), parrot: flyingBird(PARROT), duck, penguin };
