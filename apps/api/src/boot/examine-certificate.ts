import { createPrivateKey, X509Certificate } from 'node:crypto';
import { doubtful, fine, type Finding, wrong } from './finding.js';

const DAY_MS = 86_400_000;
/** Whoever renews by itself does so a month before; below this, it did not. */
const SOON_DAYS = 14;
const name = 'certificate';

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** How long one is good for; `of` names it, `mend` says how to renew it. */
function endOf(endsMs: number, nowMs: number, { of, mend }: { of: string; mend: string }): Finding {
  const days = Math.floor((endsMs - nowMs) / DAY_MS);
  if (endsMs <= nowMs) return wrong(name, `${of} ended on ${dayOf(endsMs)}, and callers refuse it. ${mend}`);
  if (days < SOON_DAYS) return doubtful(name, `${of} ends on ${dayOf(endsMs)}, in ${days} days. ${mend}`);
  return fine(name, `${of} holds until ${dayOf(endsMs)}, for ${days} days`);
}

/** The certificate that the server itself shows. */
export function certificateOf(
  { cert, key, certFile }: { readonly cert: Buffer; readonly key: Buffer; readonly certFile: string },
  nowMs: number,
): Finding {
  const certificate = readOr(() => new X509Certificate(cert));
  if (certificate === null) return wrong(name, `${certFile} holds no certificate in PEM: correct TLS_CERT.`);
  const privateKey = readOr(() => createPrivateKey(key));
  if (privateKey === null || !certificate.checkPrivateKey(privateKey))
    return wrong(
      name,
      'TLS_KEY is not the key of TLS_CERT, and no handshake succeeds: set both from one pair.',
    );
  const beginsMs = Date.parse(certificate.validFrom);
  if (beginsMs > nowMs)
    return wrong(
      name,
      `${certFile} holds from ${dayOf(beginsMs)} on: look at the clock of this machine, or wait.`,
    );
  return endOf(Date.parse(certificate.validTo), nowMs, {
    of: certFile,
    mend: 'Put a new one into that file, and its key into TLS_KEY.',
  });
}

/** The one that a proxy shows. */
export function certificateAt(
  publicUrl: string,
  { endsMs, complaint }: { readonly endsMs: number; readonly complaint: string | null },
  nowMs: number,
): Finding {
  const of = `The proxy's certificate at ${publicUrl}`;
  const end = endOf(endsMs, nowMs, { of, mend: 'Renew it where the proxy gets it from.' });
  if (!end.ok || complaint === null) return end;
  if (complaint === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return wrong(name, `${of} is for another name: get one for ${new URL(publicUrl).hostname}.`);
  return doubtful(
    name,
    `${of} is not vouched for by anybody that this machine knows (${complaint}): callers have to be told to trust it, or the proxy leaves out the certificates between.`,
  );
}

function readOr<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch {
    return null;
  }
}
