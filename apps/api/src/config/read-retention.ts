import type { SettingValues } from './read-settings.js';
import type { Config } from './config.js';

const DAY_MS = 86_400_000;
const MEGABYTE = 1_000_000;

const daysOrNever = (days: number): number | null => (days === 0 ? null : days * DAY_MS);

/** The slices that say when data ends. */
export const readRetention = (
  values: SettingValues,
): Pick<Config, 'retention' | 'dataEnd' | 'scrub' | 'audit' | 'exports'> => ({
  retention: {
    keepMs: daysOrNever(values.retentionDays),
    trashMs: values.trashDays * DAY_MS,
    sweepEveryMs: values.sweepEverySeconds * 1000,
    sweepMinAgeMs: values.sweepMinAgeSeconds * 1000,
  },
  dataEnd: {
    promptMs: daysOrNever(values.promptRetentionDays),
    imageMs: daysOrNever(values.imageRetentionDays),
    unmadeMs: daysOrNever(values.unmadeRetentionDays),
    auditMs: daysOrNever(values.auditRetentionDays),
    paymentEventsMs: daysOrNever(values.paymentEventRetentionDays),
    rowsPerSweep: values.retentionRowsPerSweep,
    sweepEveryMs: values.sweepEverySeconds * 1000,
  },
  scrub: {
    bytesPerSecond: values.scrubMbPerSecond === 0 ? null : values.scrubMbPerSecond * MEGABYTE,
    pauseMs: values.scrubEveryDays * DAY_MS,
    lookEveryMs: values.sweepEverySeconds * 1000,
  },
  audit: { entriesPerHour: values.auditEntriesPerHour },
  exports: { atOnce: values.exportsAtOnce },
});
