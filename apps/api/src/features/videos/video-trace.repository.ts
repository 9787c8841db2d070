import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';

const TRACE = statement('SELECT trace FROM videos WHERE id = $1');

/** Where videos stand in traces. */
@Injectable()
export class VideoTraceRepository {
  constructor(private readonly database: Database) {}

  /** A traceparent of its admission; null where nobody was told of that. */
  async traceOf(id: string): Promise<string | null> {
    return (await this.database.rows<{ trace: string | null }>(TRACE, [id]))[0]?.trace ?? null;
  }
}
