import type { Words } from '../vocabulary.js';
import { account } from './account.js';
import { everywhere } from './everywhere.js';
import { errors } from './errors.js';
import { docs } from './docs.js';
import { studio } from './studio.js';
import { videos } from './videos.js';

export const fr: Words = { ...everywhere, ...account, studio, videos, docs, errors };
