import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** The least that turns differ by. */
const A_LITTLE = 1 / 1_024;

const LINE_OF = statement(`SELECT line FROM videos WHERE id = $1 AND status = 'queued' AND line IS NOT NULL`);

/** It costs its account nothing any more: were it canceled, nobody behind it would move. */
const TO_FRONT = statement(`
  UPDATE videos SET cost = 0, turn = ${-A_LITTLE} + (
    SELECT turn FROM videos first WHERE first.line = $2 AND first.status = 'queued' ORDER BY turn, created_at, id LIMIT 1
  ) WHERE id = $1 AND line = $2 AND status = 'queued' RETURNING
    coalesce((SELECT email FROM known_accounts WHERE id = account_id), account_id) AS owner`);

/** The front of a line. */
@Injectable()
export class LineFrontRepository {
  /** Which line a video waits in; null: it waits in none. */
  async lineOf(transaction: Transaction, videoId: string): Promise<string | null> {
    const [row] = await transaction.rows<{ line: string }>(LINE_OF, [videoId]);
    return row?.line ?? null;
  }

  /** Before all that were in line when the caller took its lock, or just now. Gives the address of its owner; null: it does not wait any more. */
  async move(transaction: Transaction, videoId: string, line: string): Promise<string | null> {
    const [row] = await transaction.rows<{ owner: string }>(TO_FRONT, [videoId, line]);
    return row?.owner ?? null;
  }
}
