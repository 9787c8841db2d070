import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { describe, expect, it } from '@jest/globals';
import {
  call,
  type Certificate,
  seedAccount,
  selfSignedCertificate,
  SHORT_CLIP,
  startServer,
  temporaryFolder,
  TEXT_TO_VIDEO,
  waitUntil,
} from '../support/index.js';

describe('a certificate that is renewed while the server runs', () => {
  it('is shown to whoever connects from then on, and half of a new pair changes nothing', async () => {
    const folder = await temporaryFolder('tls');
    const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
    const write = async ({ cert, key }: Partial<Certificate>): Promise<void> => {
      if (cert !== undefined) await writeFile(files.TLS_CERT, cert);
      if (key !== undefined) await writeFile(files.TLS_KEY, key);
    };
    const [first, second] = [selfSignedCertificate(), selfSignedCertificate()];
    await write(first);
    const server = await startServer({ env: { HTTPS: 'required', ...files } });
    const { key } = await seedAccount(server.database);
    const isShown = ({ cert }: Certificate): Promise<boolean> =>
      call(server.origin, { path: '/healthz', ca: cert }).then(
        ({ status }) => status === 200,
        () => false,
      );
    const open = connect({ port: Number(new URL(server.origin).port), host: '127.0.0.1', ca: first.cert });
    const closed = new Promise((resolve) => open.once('close', resolve));
    expect(await isShown(first)).toBe(true);

    await write({ cert: second.cert });
    await waitUntil({ what: 'the log to tell of half a pair' }, () =>
      server.stderr().includes('a new certificate can not be used'),
    );
    expect(await isShown(first)).toBe(true);

    await write(second);
    await waitUntil({ what: 'the renewed certificate' }, () => isShown(second));
    expect(await isShown(first)).toBe(false);
    expect(open.destroyed).toBe(false);
    open.destroy();
    await closed;
    const made = await call(server.origin, {
      method: 'POST',
      path: TEXT_TO_VIDEO,
      key,
      ca: second.cert,
      body: SHORT_CLIP,
    });
    expect(made.status).toBe(200);
  });
});
