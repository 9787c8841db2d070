import { number, type Setting } from './setting-kinds.js';

const MOST_DAYS = 36_500;

/** When data ends, how stored files are looked after, and how much may be written about one account. */
export const RETENTION_SETTINGS = {
  retentionDays: {
    name: 'RETENTION_DAYS',
    ...number(0, MOST_DAYS, 30),
    description:
      'How long finished videos are kept, days; 0: for ever. Then the file is removed and the status is expired.',
  },
  trashDays: {
    name: 'TRASH_DAYS',
    ...number(0, MOST_DAYS, 7),
    description:
      'How long a video that is deleted in the dashboard lies in its trash, where its owner can have it back, days; 0: it is deleted at once. It is served to nobody meanwhile, and its file takes room. A delete over the API is final.',
  },
  promptRetentionDays: {
    name: 'PROMPT_RETENTION_DAYS',
    ...number(0, MOST_DAYS, 30),
    description:
      'How long prompts are kept after their video was settled, days, and in any case as long as its file; 0: as long as the row. The row, which usage and credits count, stays.',
  },
  imageRetentionDays: {
    name: 'IMAGE_RETENTION_DAYS',
    ...number(0, MOST_DAYS, 7),
    description:
      'How long the image that a video was made from is kept after the video was settled, days; 0: as long as the video.',
  },
  unmadeRetentionDays: {
    name: 'UNMADE_RETENTION_DAYS',
    ...number(0, MOST_DAYS, 90),
    description:
      'How long failed and canceled videos are listed, days; 0: for ever. Then the row is removed.',
  },
  auditRetentionDays: {
    name: 'AUDIT_RETENTION_DAYS',
    ...number(0, MOST_DAYS, 365),
    description: 'How long the entries of the audit log are kept, days; 0: for ever.',
  },
  auditEntriesPerHour: {
    name: 'AUDIT_ENTRIES_PER_HOUR',
    ...number(1, 1_000_000, 300),
    description:
      'Entries of one kind that one person causes in the audit log within an hour; one more entry counts what was left out. The command line has no such limit.',
  },
  retentionRowsPerSweep: {
    name: 'RETENTION_ROWS_PER_SWEEP',
    ...number(1, 10_000_000, 20_000),
    description: 'Most rows of one kind that one sweep ends, a thousand at a time; the next sweep goes on.',
  },
  scrubMbPerSecond: {
    name: 'SCRUB_MB_PER_SECOND',
    ...number(0, 100_000, 10),
    description:
      'How fast a worker reads stored videos again to find damaged ones, megabytes a second, in the whole deployment; 0: not at all.',
  },
  scrubEveryDays: {
    name: 'SCRUB_EVERY_DAYS',
    ...number(0, 3_650, 7),
    description: 'Days from the end of one reading of all stored videos to the beginning of the next.',
  },
  exportsAtOnce: {
    name: 'EXPORTS_AT_ONCE',
    ...number(1, 1_000, 8),
    description: 'Exports of accounts that one process sends at once; one account has one.',
  },
} as const satisfies Record<string, Setting>;
