import type { Plan } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { AccountEntity } from './account.entity.js';
import type { Account, AccountChange, NewAccount } from './account.js';

@Injectable()
export class AccountRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds an account; false when the e-mail address is taken. */
  async add(transaction: Transaction, account: NewAccount): Promise<boolean> {
    const insert = transaction.manager
      .createQueryBuilder()
      .insert()
      .into(AccountEntity)
      .values({ ...account })
      .orIgnore();
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

  /** Whether somebody can manage this server in the dashboard. */
  async hasOperator(): Promise<boolean> {
    return await this.dataSource.manager.existsBy(AccountEntity, { operator: true, active: true });
  }

  /** Accounts that wait for an operator's word, those who wait longest first. */
  async waiting(atMost: number): Promise<Account[]> {
    return await this.dataSource.manager.find(AccountEntity, {
      where: { approval: 'waiting' },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: atMost,
    });
  }

  /** Notes that the owner of an account can read mail at its address. */
  async prove(id: string): Promise<void> {
    await this.dataSource.manager.update(AccountEntity, { id }, { emailVerified: true });
  }

  /** Accounts whose e-mail address or id contains the text, newest first. */
  async search(text: string, atMost: number): Promise<Account[]> {
    const accounts = this.dataSource.createQueryBuilder(AccountEntity, 'account');
    const found = accounts.where('strpos(account.email, :text) > 0 OR strpos(account.id, :text) > 0', {
      text,
    });
    return await found.orderBy('account.createdAt', 'DESC').addOrderBy('account.id').limit(atMost).getMany();
  }

  /** Makes an account one that whoever runs the server made, without the standing that it had. */
  async take(transaction: Transaction, id: string, plan: Plan): Promise<void> {
    const standing = {
      active: true,
      operator: false,
      approval: 'approved',
      mustVerify: false,
      joined: 'made',
      joinedFrom: null,
    } as const;
    await transaction.manager.update(AccountEntity, { id }, { ...standing, plan, emailVerified: false });
  }

  /** Changes an account; null when nobody has that e-mail address. */
  async change(transaction: Transaction, email: string, change: AccountChange): Promise<Account | null> {
    const result = await transaction.manager.update(AccountEntity, { email }, change);
    return result.affected === 1 ? await transaction.manager.findOneByOrFail(AccountEntity, { email }) : null;
  }
}
