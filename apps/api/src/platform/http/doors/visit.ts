import type { Socket } from 'node:net';
import { Pace, type PaceRule } from './pace.js';

/** One connection while it lasts. */
export class Visit {
  /** What requests come over: with TLS another socket than the peer's own. */
  socket: Socket;
  /** Answers under way, and how many of them are downloads. */
  answers = 0;
  downloads = 0;
  private readonly pace: Pace;

  /** `network`: what its address counts as; null: it doesn't count. */
  constructor(
    private readonly peer: Socket,
    readonly network: string | null,
    rule: PaceRule,
  ) {
    this.socket = peer;
    this.pace = new Pace(rule);
  }

  get behindMs(): number {
    return this.pace.behindMs;
  }

  get isTooSlow(): boolean {
    return this.pace.isOver;
  }

  look(nowMs: number): void {
    const { bytesWritten, writableLength } = this.socket;
    this.pace.look({ nowMs, takenBytes: bytesWritten - writableLength, isWaiting: writableLength > 0 });
  }

  end(): void {
    // What is on its way to a client that takes nothing would stay with the system for minutes.
    if (this.socket === this.peer && this.socket.writableLength > 0) this.peer.resetAndDestroy();
    else this.socket.destroy();
  }
}

/** Names a connection, the same for the socket of TLS and for the one under it. */
export const peerOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;
