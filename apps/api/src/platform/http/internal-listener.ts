import { NotFoundError } from '@clipwright/core/errors';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { InternalConfig } from '../../config/payments-slice.js';
import { peerOf } from './doors/visit.js';

const INTERNAL = 'internal-route';

/** For routes that other servers call, and people never. They may have an address of their own. */
export const InternalRoute = () => SetMetadata(INTERNAL, true);

/**
 * The address of the internal routes, where they have one of their own. Its connections are handed to the one
 * HTTP server: every limit of it, and its certificate, hold there too.
 */
@Injectable()
export class InternalListener {
  private readonly connections = new Set<string>();
  private server: Server | null = null;

  constructor(private readonly config: InternalConfig) {}

  /** Whether the internal routes are answered here, rather than where everything else is. */
  get isSet(): boolean {
    return this.config.address !== null;
  }

  /** Listens; gives the address, null where there is none of its own. */
  async open(http: HttpServer): Promise<string | null> {
    if (this.config.address === null) return null;
    this.server = createServer((socket) => this.handOver(socket, http));
    this.server.listen(this.config.address);
    await once(this.server, 'listening');
    const { address, port, family } = this.server.address() as AddressInfo;
    return `${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  }

  /** No new connection; those that are there are the HTTP server's to end. */
  close(): void {
    this.server?.close();
  }

  /** Whether a request came in here. */
  took({ raw }: FastifyRequest): boolean {
    return this.connections.has(nameOf(raw.socket));
  }

  private handOver(socket: Socket, http: HttpServer): void {
    const name = nameOf(socket);
    this.connections.add(name);
    socket.once('close', () => this.connections.delete(name));
    http.emit('connection', socket);
  }
}

/** With our end of it: a peer can have a connection to each of our addresses from one port of its own. */
const nameOf = (socket: Socket): string => `${peerOf(socket)} ${socket.localAddress} ${socket.localPort}`;

/** Where internal routes have an address of their own they are there alone, and nothing else is. */
@Injectable()
export class InternalRouteGuard implements CanActivate {
  constructor(
    private readonly listener: InternalListener,
    private readonly reflector: Reflector,
  ) {}

  /** @throws NotFoundError */
  canActivate(context: ExecutionContext): boolean {
    if (!this.listener.isSet) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const isInternal = this.reflector.get<boolean | undefined>(INTERNAL, context.getClass()) === true;
    if (isInternal !== this.listener.took(request)) throw new NotFoundError({});
    return true;
  }
}
