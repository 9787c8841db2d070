import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/**
 * What Nest has to say, in our log. Its errors are thrown to us as well, and told there: here they are
 * details.
 */
export class NestLog implements LoggerService {
  constructor(private readonly ours: Log) {}

  log(message: unknown): void {
    this.ours.debug(String(message));
  }

  error(message: unknown): void {
    this.ours.debug(String(message));
  }

  warn(message: unknown): void {
    this.ours.warn(String(message));
  }
}
