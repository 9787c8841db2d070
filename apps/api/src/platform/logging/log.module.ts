import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Log } from './log.js';

@Global()
@Module({})
export class LogModule {
  static of(log: Log): DynamicModule {
    return { module: LogModule, providers: [{ provide: Log, useValue: log }], exports: [Log] };
  }
}
