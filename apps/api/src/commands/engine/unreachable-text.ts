import { isRefused } from '@clipwright/engines/looks';

interface Fault {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

interface Trouble {
  readonly fits: RegExp;
  readonly says: (address: URL) => string;
}

const other = ({ protocol, host }: URL): string => `${protocol === 'https:' ? 'http' : 'https'}://${host}`;

/** By the codes and messages of Node and its HTTP client; the first that fits counts. */
const TROUBLES: readonly Trouble[] = [
  {
    fits: /ECONNREFUSED/,
    says: ({ host, hostname }) =>
      `Nothing listens at ${host}: the connection was refused. Start the server there, or correct --url.` +
      (/^(localhost|127\.|\[::1\])/.test(hostname)
        ? ' In a container, localhost is the container itself.'
        : ' A server that listens on 127.0.0.1 alone is reached from its own machine only: start it with the address of that machine (--listen, --host).'),
  },
  {
    fits: /ENOTFOUND|EAI_AGAIN/,
    says: ({ hostname }) =>
      `The name ${hostname} is not known here. Correct --url, or use the address in numbers.`,
  },
  {
    fits: /EHOSTUNREACH|ENETUNREACH/,
    says: ({ host }) =>
      `There is no way from here to ${host}. Look at the network between, or correct --url.`,
  },
  {
    fits: /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|EPROTO|ERR_SSL_(?!.*ALERT)/,
    says: (address) => `What listens at ${address.host} speaks no TLS. Use --url ${other(address)}.`,
  },
  {
    fits: /CERT_HAS_EXPIRED/,
    says: ({ host }) => `The certificate of ${host} has expired. Renew it there.`,
  },
  {
    fits: /ALTNAME_INVALID/,
    says: ({ host }) =>
      `The certificate of ${host} is for another name. Use in --url the name that it is for.`,
  },
  {
    fits: /SELF_SIGNED|UNABLE_TO_|_CERT|CERT_/,
    says: ({ host }) =>
      `The certificate of ${host} is of an authority that is not trusted here. Set NODE_EXTRA_CA_CERTS to the PEM file of that authority, for this command and for the server.`,
  },
  {
    fits: /HPE_|HTTPParserError/,
    says: (address) =>
      `What listens at ${address.host} does not speak HTTP${address.protocol === 'http:' ? `, or speaks it over TLS: then use --url ${other(address)}` : ''}. Correct --url.`,
  },
  {
    fits: /TimeoutError|TIMEOUT|ETIMEDOUT/,
    says: ({ host }) =>
      `${host} does not answer in time. Is the machine on, does a firewall let this one through, is the server still loading its model?`,
  },
  {
    fits: /ECONNRESET|UND_ERR_SOCKET|EPIPE/,
    says: (address) =>
      `${address.host} ended the connection without an answer.${address.protocol === 'http:' ? ` If it speaks TLS, use --url ${other(address)}.` : ''} Look into its log.`,
  },
];

/** Why a call got no answer, and how to mend it. Never shows what came with the error. */
export function unreachableText(url: string, error: unknown): string {
  const address = new URL(url);
  const words = isRefused(error) ? 'ECONNREFUSED' : wordsOf(error).join(' ');
  const trouble = TROUBLES.find(({ fits }) => fits.test(words));
  return (
    trouble?.says(address) ??
    `${address.host} could not be asked. Look at the network between, or correct --url.`
  );
}

function wordsOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { name, code, message, cause, errors } = error as Fault;
  const own = [name, code, message].filter((word) => typeof word === 'string');
  const inner = Array.isArray(errors) ? errors.flatMap(wordsOf) : [];
  return [...own, ...wordsOf(cause), ...inner];
}
