import type { Board } from '@clipwright/core/dashboard';
import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { textOf } from '../query-text.js';
import { WatchBoard } from './watch-board.service.js';

/** GET the board of work, for operators; of one account or one engine, where that is asked for. */
@Controller('dashboard/operator/board')
@UseGuards(OperatorGuard)
export class WatchBoardController {
  constructor(private readonly watchBoard: WatchBoard) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Query() query: Record<string, unknown>): Promise<Board> {
    const [account, engine] = [textOf(query['account']), textOf(query['engine'])];
    return await this.watchBoard.run({ account: account || null, engine: engine || null });
  }
}
