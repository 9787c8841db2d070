import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Bridge } from './bridge.js';

const USAGE = `clipwright-mcp passes the messages of a chat on to a Clipwright server. It takes two variables:
  CLIPWRIGHT_URL    the server's address, for example https://video.example.com
  CLIPWRIGHT_TOKEN  a token, made on the page Account of its dashboard
`;

function addressOf(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const address = text.replace(/\/+$/, '');
  return new URL(address.endsWith('/mcp') ? address : `${address}/mcp`);
}

async function main(): Promise<void> {
  const url = addressOf(process.env['CLIPWRIGHT_URL'] ?? '');
  const token = process.env['CLIPWRIGHT_TOKEN'] ?? '';
  if (url === null || token === '') {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const server = new StreamableHTTPClientTransport(url, {
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  });
  // A chat that ends closes its end, and a call that is still held must not keep this running.
  process.stdin.once('end', () => process.exit(0));
  await new Bridge(new StdioServerTransport(), server).start();
}

await main();
