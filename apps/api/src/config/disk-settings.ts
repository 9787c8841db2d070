import { number, type Setting, text } from './setting-kinds.js';

const dayInSeconds = 86_400;

/** Where files are kept, how much room they may take, and when nobody's are removed. */
export const DISK_SETTINGS = {
  storageDir: {
    name: 'STORAGE_DIR',
    default: 'media in CLIPWRIGHT_HOME',
    takes: 'a folder',
    description: 'Where the mp4 files are kept.',
    schema: text.optional(),
  },
  storageMaxGb: {
    name: 'STORAGE_MAX_GB',
    ...number(0, 1_000_000, 0),
    description:
      'Most that videos and images may take, gigabytes, with those that are still to be made; 0: as much as the disk has. What would not fit is refused with storage_full before it is made.',
  },
  storageAccountPercent: {
    name: 'STORAGE_ACCOUNT_PERCENT',
    ...number(1, 100, 50),
    description:
      'Share of all that room that one account may take while there are others, percent. Past it this account gets storage_full, and nobody else.',
  },
  diskReserveMb: {
    name: 'DISK_RESERVE_MB',
    ...number(0, 1_000_000, 512),
    description:
      'Kept free for the database on every disk that videos or temporary files are written to, megabytes: what would take from it is refused with storage_full. 0 only where no database shares these disks.',
  },
  sweepEverySeconds: {
    name: 'SWEEP_EVERY_SECONDS',
    ...number(1, dayInSeconds, 300),
    description: 'How often a worker looks for videos to expire and for files that nobody owns, seconds.',
  },
  sweepMinAgeSeconds: {
    name: 'SWEEP_MIN_AGE_SECONDS',
    ...number(0, dayInSeconds, 3600),
    description: 'How old a file that nobody owns has to be before it is removed, seconds.',
  },
} as const satisfies Record<string, Setting>;
