export { actorOf, FromSignedIn, type SignedIn } from './signed-in.js';
