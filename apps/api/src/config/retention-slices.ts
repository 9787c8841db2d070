/** When data ends, apart from finished videos. Null: never by time. */
export class DataEndConfig {
  readonly promptMs!: number | null;
  readonly imageMs!: number | null;
  readonly unmadeMs!: number | null;
  readonly auditMs!: number | null;
  readonly paymentEventsMs!: number | null;
  /** Most rows of one kind that a sweep ends. */
  readonly rowsPerSweep!: number;
  readonly sweepEveryMs!: number;
}

export class ScrubConfig {
  /** Null: stored files are not read again. */
  readonly bytesPerSecond!: number | null;
  /** From the end of one pass to the beginning of the next. */
  readonly pauseMs!: number;
  readonly lookEveryMs!: number;
}

export class AuditConfig {
  /** Entries of one kind by one person. */
  readonly entriesPerHour!: number;
}

export class ExportConfig {
  readonly atOnce!: number;
}
