export { actorOf, FromSignedIn, type SignedIn } from './signed-in.js';
export { requireFresh } from './fresh-session.js';
