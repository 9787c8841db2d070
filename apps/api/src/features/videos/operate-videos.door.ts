export { MoveToFront } from './move-to-front/move-to-front.service.js';
export { TryEngine } from './try-engine/try-engine.service.js';
export { type MadeAgain, MakeAgain } from './make-again/make-again.service.js';
