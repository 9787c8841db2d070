import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isSerializationConflict } from '@clipwright/engines/postgres';
import type { ClientBase } from './connections.js';
import { Line } from './line.js';
import { PostgresTransaction } from './postgres-transaction.js';
import { statement } from './statement.js';
import type { Transaction } from './transaction.js';
import { TransactionRunner } from './transaction-runner.js';

const ATTEMPTS = 3;

/**
 * Longest that a statement may take, all its waits for locks counted: a stuck peer becomes a clear error,
 * never an endless wait. lock_timeout would limit each single wait, and whoever queues behind another waiter
 * waits twice.
 */
const SHORT = statement('SET LOCAL statement_timeout = 4000');

/** Connections that work which comes in crowds leaves to everybody else: to a revocation above all. */
const LEFT_TO_OTHERS = 2;

/** As long as a connection of the pool is waited for. */
const PATIENCE_MS = 3_000;

/**
 * Transactions on the data source of the process. Deadlocks and serialization failures are tried again, at
 * most three times in all.
 */
@Injectable()
export class PostgresTransactions extends TransactionRunner {
  private readonly line: Line;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.line = new Line(Math.max(1, (dataSource.options.poolSize ?? 1) - LEFT_TO_OTHERS), PATIENCE_MS);
  }

  async run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
      const outcome = await this.unlessInConflict(work);
      if (outcome !== null) return outcome.result;
    }
    return await this.once(work);
  }

  async runInLine<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return await this.line.through(() => this.run(work));
  }

  private async unlessInConflict<Result>(
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<{ result: Result } | null> {
    try {
      return { result: await this.once(work) };
    } catch (error) {
      if (isSerializationConflict(error)) return null;
      throw error;
    }
  }

  private once<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      const transaction = new PostgresTransaction((await manager.queryRunner?.connect()) as ClientBase);
      await transaction.rows(SHORT);
      return await work(transaction);
    });
  }
}
