import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { atEndOfFile } from '../../support/index.js';

/** Clients that ask and then read no more than the beginning of the answer, if that. */
export class StalledReaders {
  readonly sockets: Socket[] = [];
  /** The first line of each answer, as far as there was one. */
  readonly statusLines: string[] = [];
  private gone = 0;

  constructor(private readonly origin: string) {
    atEndOfFile(() => Promise.resolve(this.hangUp()));
  }

  /** How many connections the server has closed without an answer. */
  get closed(): number {
    return this.gone;
  }

  /** How many were answered or closed. */
  get told(): number {
    return this.statusLines.length + this.gone;
  }

  /** Opens so many connections and sends `text` over each; resolves when all were connected, or refused. */
  async ask(count: number, text: string): Promise<void> {
    const opened = Array.from({ length: count }, () => this.open(text));
    this.sockets.push(...opened);
    await Promise.all(
      opened.map(
        (socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve)),
      ),
    );
  }

  hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private open(text: string): Socket {
    const { hostname, port } = new URL(this.origin);
    const socket = connect({ host: hostname, port: Number(port) });
    let isAnswered = false;
    socket.on('error', () => undefined);
    socket.once('connect', () => socket.write(text));
    socket.once('readable', () => {
      const line = (socket.read(32) as Buffer | null)?.toString('latin1').split('\r\n', 1)[0];
      isAnswered = line !== undefined;
      if (line !== undefined) this.statusLines.push(line);
    });
    socket.once('close', () => (this.gone += isAnswered ? 0 : 1));
    return socket;
  }
}

export interface OpenFiles {
  readonly all: number;
  readonly videos: number;
  readonly sockets: number;
}

/** What a process has open, as Linux shows it. */
export function openFilesOf(pid: number): OpenFiles {
  const targets = readdirSync(`/proc/${pid}/fd`).flatMap((fd) => targetOf(`/proc/${pid}/fd/${fd}`));
  const count = (isCounted: (target: string) => boolean): number => targets.filter(isCounted).length;
  return {
    all: targets.length,
    videos: count((target) => target.endsWith('.mp4')),
    sockets: count((target) => target.startsWith('socket:')),
  };
}

function targetOf(link: string): string[] {
  try {
    return [readlinkSync(link)];
  } catch {
    // Closed since it was listed.
    return [];
  }
}
