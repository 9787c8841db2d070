export { MoveToFront } from './move-to-front/move-to-front.service.js';
export { type MadeAgain, MakeAgain } from './make-again/make-again.service.js';
