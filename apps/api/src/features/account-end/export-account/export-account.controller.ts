import { addAbortSignal } from 'node:stream';
import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Header, Param, StreamableFile, UseGuards } from '@nestjs/common';
import { DashboardOrigin } from '../../../platform/http/dashboard-origin.js';
import { actorOf, FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { AccountExport } from './account-export.js';
import { ExportTurns } from './export-turns.js';

/** Whoever reads no faster than this is let go of. */
const LONGEST_MS = 30 * 60_000;

/** Everything that is kept of the own account. */
@Controller('dashboard/account')
@UseGuards(SessionGuard)
export class ExportAccountController {
  constructor(
    private readonly exportAccount: AccountExport,
    private readonly turns: ExportTurns,
    private readonly dashboard: DashboardOrigin,
  ) {}

  @Get('export')
  @Header('Cache-Control', 'no-store')
  async export(@FromSignedIn() signedIn: SignedIn): Promise<StreamableFile> {
    const { id } = signedIn.account;
    const { origin } = this.dashboard;
    this.turns.begin(id);
    try {
      const stream = await this.exportAccount.stream(signedIn.account, actorOf(signedIn), {
        files: `${origin}/media/`,
        images: `${origin}/dashboard/account/images/`,
      });
      addAbortSignal(AbortSignal.timeout(LONGEST_MS), stream).once('close', () => this.turns.end(id));
      return new StreamableFile(stream, {
        type: 'application/json; charset=utf-8',
        disposition: 'attachment; filename="clipwright-account.json"',
      });
    } catch (error) {
      this.turns.end(id);
      throw error;
    }
  }

  @Get('images/:key')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  async image(@FromSignedIn() { account }: SignedIn, @Param('key') key: string): Promise<StreamableFile> {
    const image = await this.exportAccount.image(account.id, key);
    if (image === null) throw new NotFoundError({ what: 'The image' });
    return new StreamableFile(image, {
      type: key.endsWith('.png') ? 'image/png' : 'image/jpeg',
      disposition: `attachment; filename="${key}"`,
    });
  }
}
