import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Tracer } from './tracer.js';

@Global()
@Module({})
export class TracingModule {
  static of(tracer: Tracer): DynamicModule {
    return {
      module: TracingModule,
      providers: [{ provide: Tracer, useValue: tracer }],
      exports: [Tracer],
    };
  }
}
