import { number, type Setting, text, url } from './setting-kinds.js';
import { storagePlace, storageUrl } from './storage-url.js';

const dayInSeconds = 86_400;
/** The longest that S3 lets a signed address live. */
const weekInSeconds = 604_800;

/** Where files are kept, how much room they may take, and when nobody's are removed. */
export const DISK_SETTINGS = {
  storageDir: {
    name: 'STORAGE_DIR',
    default: 'media in CLIPWRIGHT_HOME',
    takes: 'a folder',
    description: 'Where the mp4 files are kept, unless STORAGE_URL says otherwise.',
    schema: text.optional(),
  },
  storageUrl: {
    name: 'STORAGE_URL',
    default: 'none: files are kept in STORAGE_DIR',
    takes: 's3://bucket/prefix, with ?endpoint=, region= and forcePathStyle= where the store needs them',
    description:
      'Keeps the files in an S3 store, so that processes on several machines share them (see operate/s3). Keys come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or wherever else AWS programs look.',
    schema: storageUrl.optional(),
  },
  storageFormer: {
    name: 'STORAGE_FORMER',
    default: 'none',
    takes: 'a folder, or s3://bucket/prefix as for STORAGE_URL',
    description:
      'Where files were kept before. What is not in the storage yet is read there, until "clipwright storage move" has brought it over (see operate/s3).',
    schema: storagePlace.optional(),
  },
  mediaRedirectSeconds: {
    name: 'MEDIA_REDIRECT_SECONDS',
    ...number(0, weekInSeconds, 0),
    description:
      'With STORAGE_URL: a request for a video is sent on to the store, by a signed address that holds for so long, seconds; 0: the video is served by this server. The video_url that callers hold stays good as long as the video is kept.',
  },
  mediaUrl: {
    name: 'MEDIA_URL',
    default: 'none',
    takes: 'a URL that starts with https: or http:',
    description:
      'With STORAGE_URL: a host that serves the bucket to anybody, such as a CDN. A request for a video is sent on to it, with the name of the file after this address.',
    schema: url('https:', 'http:').optional(),
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
  backupMaxAgeHours: {
    name: 'BACKUP_MAX_AGE_HOURS',
    ...number(0, 87_600, 0),
    description:
      'How old the newest backup of this home may be before "clipwright doctor" calls it wrong, hours; 0: nobody has promised any (see operate/backup).',
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
