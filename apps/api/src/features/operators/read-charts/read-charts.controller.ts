import type { Charts } from '@clipwright/core/dashboard';
import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { ReadCharts } from './read-charts.service.js';

/** GET charts?range=day|month: videos, failures, waits and render times of all accounts. */
@Controller('dashboard/operator/charts')
@UseGuards(OperatorGuard)
export class ReadChartsController {
  constructor(private readonly readCharts: ReadCharts) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Query('range') asked: unknown): Promise<Charts> {
    const range = asked === 'month' ? 'month' : 'day';
    const steps = await this.readCharts.run(range, Date.now());
    return { range, steps: steps.map(({ from, ...step }) => ({ from: from.toISOString(), ...step })) };
  }
}
