import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseConfig } from '../../config/slices.js';
import { Log } from '../logging/log.js';
import { Chores } from './chores.js';
import { createDataSource } from './data-source.js';
import { KyselyDatabase } from './kysely-database.js';
import { Notifications } from './notifications.js';
import { ReadPool } from './read-pool.js';
import { PostgresTransactions } from './postgres-transactions.js';
import { TransactionRunner } from './transaction-runner.js';

/** The database of the process: one data source, one read pool, one LISTEN connection. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [DatabaseConfig, Log],
      useFactory: (database: DatabaseConfig, log: Log) =>
        createDataSource(database, (error) => log.warn('an idle database connection was lost', { error }))
          .options,
    }),
  ],
  providers: [
    { provide: TransactionRunner, useClass: PostgresTransactions },
    ReadPool,
    Chores,
    KyselyDatabase,
    Notifications,
  ],
  exports: [TransactionRunner, ReadPool, Chores, KyselyDatabase, Notifications],
})
export class DatabaseModule {}
