import { number, type Setting, wholeNumber } from './setting-kinds.js';

/** The largest image that is fetched, in MiB: a budget has room for one at least. */
const LARGEST_IMAGE_MIB = 10;

/**
 * What one account may cost others: the images that are fetched and read for it, and the videos that wait.
 */
export const BUDGET_SETTINGS = {
  queueMax: {
    name: 'QUEUE_MAX',
    ...number(1, 10_000_000, 10_000),
    description:
      'Videos that may wait, of all accounts together. Past it a generation is refused with 500 busy before it counts.',
  },
  queueMaxPerAccount: {
    name: 'QUEUE_MAX_PER_ACCOUNT',
    ...number(1, 10_000_000, 1_000),
    description:
      'Videos of one account that may wait. Past it a generation of that account is refused with 500 busy before it counts.',
  },
  fetchedMibPerHour: {
    name: 'FETCHED_MIB_PER_HOUR',
    default: '1024, or 20 for each generation that the window allows in an hour if that is more',
    takes: 'whole number, 10 to 1000000000',
    description:
      'MiB that may be fetched from image_url for one account in an hour, all at once or spread out. Past it 429 resource_budget.',
    schema: wholeNumber(LARGEST_IMAGE_MIB, 1_000_000_000).optional(),
  },
  fetchesPerHour: {
    name: 'FETCHES_PER_HOUR',
    default: '240, or 4 for each generation that the window allows in an hour if that is more',
    takes: 'whole number, 1 to 1000000000',
    description:
      'Images that may be fetched from image_url for one account in an hour. Past it 429 resource_budget.',
    schema: wholeNumber(1, 1_000_000_000).optional(),
  },
  decodedImagesPerHour: {
    name: 'DECODED_IMAGES_PER_HOUR',
    default: '480, or 8 for each generation that the window allows in an hour if that is more',
    takes: 'whole number, 1 to 1000000000',
    description:
      'Images that may be decoded for one account in an hour, fetched ones and sent ones. Past it 429 resource_budget.',
    schema: wholeNumber(1, 1_000_000_000).optional(),
  },
  refusedFetchesPerHour: {
    name: 'REFUSED_FETCHES_PER_HOUR',
    ...number(1, 1_000_000_000, 240),
    description:
      "Requests of one account in an hour that may be refused after their image was fetched, because of the image or anything else of the caller's. Past it 429 resource_budget.",
  },
  plansPerHour: {
    name: 'PLANS_PER_HOUR',
    default: '600, or 10 for each generation that the window allows in an hour if that is more',
    takes: 'whole number, 1 to 1000000000',
    description:
      'Plans that one account may ask for in an hour: what a request would make, without making it. Past it 429 resource_budget.',
    schema: wholeNumber(1, 1_000_000_000).optional(),
  },
  fetchesAtOnce: {
    name: 'FETCHES_AT_ONCE',
    ...number(1, 10_000, 16),
    description:
      'Images that one process fetches at once for one account. Further ones wait for FETCH_WAIT_SECONDS, then 429 resource_budget.',
  },
  fetchesAtOnceInAll: {
    name: 'FETCHES_AT_ONCE_IN_ALL',
    ...number(1, 100_000, 64),
    description:
      'Images that one process fetches at once, in turns between accounts; each may hold 10 MiB of memory. Further ones wait for FETCH_WAIT_SECONDS, then 500 busy.',
  },
  fetchesAtOncePerHost: {
    name: 'FETCHES_AT_ONCE_PER_HOST',
    ...number(1, 10_000, 32),
    description:
      'Requests that one process makes at once to one host, in turns between accounts. A host is a network, whatever its names: /24 of IPv4, /64 of IPv6. Further ones wait for FETCH_WAIT_SECONDS, then 500 busy.',
  },
  fetchesPerHostPerMinute: {
    name: 'FETCHES_PER_HOST_PER_MINUTE',
    ...number(1, 1_000_000, 240),
    description:
      'Requests for images to one host in a minute, of all accounts and processes together, redirects counted. Further ones wait for FETCH_WAIT_SECONDS, then 500 busy.',
  },
  fetchWaitSeconds: {
    name: 'FETCH_WAIT_SECONDS',
    ...number(0, 120, 20),
    description: 'How long a fetch waits for its turn before its request is refused, seconds.',
  },
  decodesAtOnce: {
    name: 'DECODES_AT_ONCE',
    ...number(1, 2, 1),
    description:
      'Images of one account that one process decodes at once, of two in all. Further ones wait, in turns between accounts: 32 of one account, then 429 resource_budget; 64 in all, then 500 busy.',
  },
} as const satisfies Record<string, Setting>;
