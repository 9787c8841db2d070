import { account } from './account.js';
import { everywhere } from './everywhere.js';
import { docs } from './docs.js';
import { studio } from './studio.js';
import { videos } from './videos.js';

/** What the pages say. Its type is what every other language has to say too. */
export const en = { ...everywhere, ...account, studio, videos, docs, errors: null };
