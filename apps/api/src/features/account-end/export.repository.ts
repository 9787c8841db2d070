import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Account } from '../accounts/account.door.js';
import { EXPORT_ACCOUNT } from '../accounts/account-rows.door.js';
import { EXPORT_KEY } from '../api-keys/key-data.door.js';
import { AUDIT_DATA } from '../audit/audit-data.door.js';
import { CREDIT_DATA } from '../credits/credit-data.door.js';
import { PAYMENT_DATA } from '../payments/payment-data.door.js';
import { SHARE_DATA } from '../shares/share-data.door.js';
import { SIGN_IN_DATA } from '../sign-in/sign-in-data.door.js';
import { EXPORT_SUBSCRIPTION } from '../subscriptions/subscription-data.door.js';
import { VIDEO_DATA } from '../videos/video-data.door.js';
import type { ExportedRow, ExportSection } from './account-data.js';

/** In the order of the document. */
export const EXPORT_SECTIONS: readonly ExportSection[] = [
  VIDEO_DATA,
  SHARE_DATA,
  CREDIT_DATA,
  SIGN_IN_DATA,
  PAYMENT_DATA,
  AUDIT_DATA,
].flatMap(({ exported = [] }) => exported);

/** All that is kept of one account, a page at a time. */
@Injectable()
export class ExportRepository {
  constructor(private readonly database: Database) {}

  async account(accountId: string): Promise<string> {
    const [key] = await this.database.rows<{ json: string }>(EXPORT_KEY, [accountId]);
    const [subscription] = await this.database.rows<{ json: string }>(EXPORT_SUBSCRIPTION, [accountId]);
    const beside = [accountId, key?.json ?? '{}', subscription?.json ?? '{}'];
    const [row] = await this.database.rows<{ json: string }>(EXPORT_ACCOUNT, beside);
    return row?.json ?? 'null';
  }

  async page(
    { by, statement }: ExportSection,
    account: Pick<Account, 'id' | 'email'>,
    cursor: string,
    atMost: number,
  ): Promise<ExportedRow[]> {
    const names = { accountId: account.id, email: account.email };
    return await this.database.rows<ExportedRow>(statement, [names[by], cursor, atMost]);
  }
}
