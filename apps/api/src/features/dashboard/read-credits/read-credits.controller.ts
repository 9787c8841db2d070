import { addAbortSignal } from 'node:stream';
import type { CreditBalance, CreditEntries } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Header, Query, StreamableFile, UseGuards } from '@nestjs/common';
import { CreditReading, entryCursor, wireBalance, wireEntries } from '../../credits/read-credits.door.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { creditsCsv } from './credits-csv.js';

/** Whoever reads no faster than this is let go of. */
const LONGEST_MS = 10 * 60_000;

/** GET credits: what the account's studio can spend, and the ledger as pages and as CSV. */
@Controller('dashboard/credits')
@UseGuards(SessionGuard)
export class ReadCreditsController {
  constructor(private readonly credits: CreditReading) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async balance(@FromSignedIn() { account }: SignedIn): Promise<CreditBalance> {
    const read = await this.credits.balance(account.id);
    if (read === null) throw new NotFoundError({ what: 'The account' });
    return wireBalance(read);
  }

  @Get('entries')
  @Header('Cache-Control', 'no-store')
  async entries(
    @FromSignedIn() { account }: SignedIn,
    @Query('cursor') cursor: unknown,
  ): Promise<CreditEntries> {
    return wireEntries(await this.credits.page(account.id, entryCursor(cursor)));
  }

  @Get('entries.csv')
  @Header('Cache-Control', 'no-store')
  async csv(@FromSignedIn() { account }: SignedIn): Promise<StreamableFile> {
    const stream = await creditsCsv(this.credits.all(account.id));
    return new StreamableFile(addAbortSignal(AbortSignal.timeout(LONGEST_MS), stream), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="clipwright-credits.csv"',
    });
  }
}
