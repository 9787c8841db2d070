import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseConfig } from '../../config/slices.js';
import { Log } from '../logging/log.js';
import { Chores } from './chores.js';
import { createDataSource } from './data-source.js';
import { Database } from './database.js';
import { KyselyDatabase } from './kysely-database.js';
import { Notifications } from './notifications.js';
import { PostgresDatabase } from './postgres-database.js';
import { PostgresTransactions } from './postgres-transactions.js';
import { TransactionRunner } from './transaction-runner.js';

/** The database of the process: what `poolPlan` says, and how statements reach it. */
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
    { provide: Database, useClass: PostgresDatabase },
    Chores,
    KyselyDatabase,
    Notifications,
  ],
  exports: [TransactionRunner, Database, Chores, KyselyDatabase, Notifications],
})
export class DatabaseModule {}
