import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { AccountEntity } from './account.entity.js';
import type { Plan } from '@clipwright/core/videos';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  readonly active: boolean;
  /** Manages the server, in the dashboard. */
  readonly operator: boolean;
  readonly createdAt: Date;
}

/** What may be changed of an account. */
export type AccountChange = { readonly plan: Plan } | { readonly active: boolean } | { readonly operator: boolean };

@Injectable()
export class AccountRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds an account; false when the e-mail address is taken. */
  async add(transaction: Transaction, account: Omit<Account, 'createdAt'>): Promise<boolean> {
    const insert = transaction.manager.createQueryBuilder().insert().into(AccountEntity).values({ ...account }).orIgnore();
    const result = await insert.returning('id').execute();
    return (result.raw as unknown[]).length === 1;
  }

  async byEmail(email: string): Promise<Account | null> {
    return await this.dataSource.manager.findOneBy(AccountEntity, { email });
  }

  async byId(id: string): Promise<Account | null> {
    return await this.dataSource.manager.findOneBy(AccountEntity, { id });
  }

  async all(): Promise<Account[]> {
    return await this.dataSource.manager.find(AccountEntity, { order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** How many accounts there are. */
  async count(): Promise<number> {
    return await this.dataSource.manager.count(AccountEntity);
  }

  /** Accounts whose e-mail address or id contains the text, newest first. */
  async search(text: string, atMost: number): Promise<Account[]> {
    const accounts = this.dataSource.createQueryBuilder(AccountEntity, 'account');
    const found = accounts.where('strpos(account.email, :text) > 0 OR strpos(account.id, :text) > 0', { text });
    return await found.orderBy('account.createdAt', 'DESC').addOrderBy('account.id').limit(atMost).getMany();
  }

  /** Changes an account; null when nobody has that e-mail address. */
  async change(transaction: Transaction, email: string, change: AccountChange): Promise<Account | null> {
    const result = await transaction.manager.update(AccountEntity, { email }, change);
    return result.affected === 1 ? await transaction.manager.findOneByOrFail(AccountEntity, { email }) : null;
  }
}
