import { Injectable } from '@nestjs/common';
import { ServerConfig } from '../../config/slices.js';

/** What every address that we hand out starts with. Never taken from a request. */
@Injectable()
export class PublicAddress {
  private listening: string | null = null;

  constructor(private readonly server: ServerConfig) {}

  /** The address that the server listens on, known once it does. */
  setListening(origin: string): void {
    this.listening = origin;
  }

  get origin(): string {
    return this.server.publicUrl ?? this.listening ?? `http://${this.server.host}:${this.server.port}`;
  }

  /** Where programs use tools. */
  get mcp(): string {
    return `${this.origin}/mcp`;
  }

  /** Address of a stored file. */
  fileUrl(file: string): string {
    return `${this.origin}/media/${file}`;
  }
}
