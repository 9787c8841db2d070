// For a server under test, by NODE_OPTIONS=--import: connections to the hosts in LED_HOSTS go in the clear to
// LED_PORT on loopback, whatever their names say. So a provider whose address can't be changed is played by a
// wire of the test.
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';

const hosts = new Set((process.env.LED_HOSTS ?? '').split(','));
const port = Number(process.env.LED_PORT);
const { lookup } = dns;
const { connect } = tls;

/** A public address, which safe-fetch lets through; nobody is ever connected to it. */
dns.lookup = async (host, options) =>
  hosts.has(host) ? [{ address: '1.1.1.1', family: 4 }] : await lookup(host, options);

tls.connect = (options, ...rest) => {
  if (!hosts.has(options?.servername)) return connect(options, ...rest);
  const socket = net.connect({ host: '127.0.0.1', port });
  socket.once('connect', () => socket.emit('secureConnect'));
  return socket;
};

syncBuiltinESMExports();
