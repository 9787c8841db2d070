import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly to: string;
  readonly text: string;
}

/** A mail server on loopback that wants a password and keeps what it gets. */
export class LoopbackMail {
  readonly mails: Received[] = [];
  private readonly smtp = new SMTPServer({
    authMethods: ['PLAIN'],
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username = '', password }, _session, done) =>
      done(password === 'mail password' ? null : new Error('no'), { user: username }),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
        this.mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', text });
        done();
      });
    },
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => void this.smtp.listen(0, '127.0.0.1', () => resolve()));
    const { port } = this.smtp.server.address() as AddressInfo;
    return `smtp://clipwright:mail%20password@127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.smtp.close(() => resolve()));
  }
}
