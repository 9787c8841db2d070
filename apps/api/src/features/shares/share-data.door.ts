export { SHARE_DATA, SHARE_ENDS } from './share-data.js';
