export { actorOf, FromSignedIn, requireFresh, type SignedIn } from './signed-in.js';
