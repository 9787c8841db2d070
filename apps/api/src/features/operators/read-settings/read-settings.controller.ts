import type { SettingRow, SettingRows } from '@clipwright/core/dashboard';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { SettingsInForce } from '../../../config/slices.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';

/** The settings of this process, for operators; secrets were masked when they were read. */
@Controller('dashboard/operator/settings')
@UseGuards(OperatorGuard)
export class ReadSettingsController {
  constructor(private readonly inForce: SettingsInForce) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  read(): SettingRows {
    return {
      settings: this.inForce.settings.map(({ isDefault, ...setting }): SettingRow => ({
        ...setting,
        is_default: isDefault,
      })),
    };
  }
}
