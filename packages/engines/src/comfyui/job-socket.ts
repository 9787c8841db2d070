/** As much of a WebSocket as is used here; Node's own is one. */
export interface Socket {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close' | 'error', listener: () => void): void;
  close(): void;
}

export type SocketClass = new (url: string, options?: { readonly headers: Record<string, string> }) => Socket;

export interface JobSocketOptions {
  readonly url: string;
  readonly clientId: string;
  readonly headers: Record<string, string>;
  readonly WebSocket: SocketClass | undefined;
  /** Takes a message; true where it says that the job has ended. */
  readonly onMessage: (raw: unknown) => boolean;
}

/**
 * Listens to a server while a job runs. A socket that is refused, drops or is not there at all changes
 * nothing else.
 */
export class JobSocket {
  private socket: Socket | null = null;
  private closed = false;
  private wake: () => void = () => undefined;

  constructor(private readonly options: JobSocketOptions) {}

  /** Opens the socket where it is not open. Never throws. */
  open(): void {
    const { WebSocket, headers } = this.options;
    if (this.closed || this.socket !== null || WebSocket === undefined) return;
    try {
      const socket = new WebSocket(this.address(), { headers });
      this.socket = socket;
      socket.addEventListener('message', ({ data }) => this.options.onMessage(data) && this.wake());
      const gone = (): void => void (this.socket = this.socket === socket ? null : this.socket);
      socket.addEventListener('close', gone);
      socket.addEventListener('error', gone);
    } catch {
      this.socket = null;
    }
  }

  /** Resolves when the server says that the job has ended. */
  ended(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }

  close(): void {
    this.closed = true;
    try {
      this.socket?.close();
    } catch {
      this.socket = null;
    }
  }

  private address(): string {
    const { url, clientId } = this.options;
    const address = new URL('ws', url.endsWith('/') ? url : `${url}/`);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('clientId', clientId);
    return address.href;
  }
}
