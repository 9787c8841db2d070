import 'reflect-metadata';
import { createMemoryStore, createRateLimiter } from '@clipwright/core/limiter';
import { limitNode, successesOnly } from '@clipwright/core/limiter/http';
import { Controller, Module, Post, Query, Res, type MiddlewareConsumer } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Fifteen in half an hour for each caller; what fails does not count. */
const rule = { name: 'videos', limit: 15, windowMs: 30 * 60 * 1000 };
const limiter = createRateLimiter({ store: createMemoryStore() });

const limited = limitNode({
  limiter,
  ask: ({ headers, socket }: IncomingMessage) => ({
    rule,
    key: String(headers['x-api-key'] ?? socket.remoteAddress),
  }),
  counts: successesOnly,
});

@Controller()
class Videos {
  @Post('videos')
  make(@Query('fail') fail: string | undefined, @Res({ passthrough: true }) reply: FastifyReply): object {
    reply.code(fail ? 500 : 200);
    return { made: !fail };
  }
}

@Module({ controllers: [Videos] })
class App {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(limited).forRoutes(Videos);
  }
}

const app = await NestFactory.create(App, new FastifyAdapter(), { logger: ['error'] });
await app.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1');
console.log('Listening on', await app.getUrl());
