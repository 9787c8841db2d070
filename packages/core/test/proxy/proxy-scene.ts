import { createVideoProxy, type VideoProxy, type VideoProxyOptions } from '../../src/proxy/index.js';
import { LentServer, SERVER_KEY } from './lent-server.js';

export const PUBLIC_URL = 'https://app.example.com/clips';
export const SECRET = 'a secret of thirty-two characters';

export interface ProxyScene {
  readonly server: LentServer;
  readonly proxy: VideoProxy;
  readonly errors: unknown[];
}

/** A proxy before a server in this process. Whoever sends `x-user` is that user. */
export function scene(options: Partial<VideoProxyOptions> = {}): ProxyScene {
  const server = new LentServer();
  const errors: unknown[] = [];
  const proxy = createVideoProxy({
    baseUrl: 'http://127.0.0.1:8787',
    apiKey: SERVER_KEY,
    secret: SECRET,
    publicUrl: PUBLIC_URL,
    user: ({ headers }) => headers.get('x-user'),
    fetch: server.fetch,
    onError: (error) => errors.push(error),
    ...options,
  });
  return { server, proxy, errors };
}

/** A request of Ann, where nothing else is said. */
export function asked(path: string, { headers, ...init }: RequestInit = {}): Request {
  return new Request(path.startsWith('http') ? path : `${PUBLIC_URL}${path}`, {
    ...init,
    headers: { 'x-user': 'ann', ...(headers as Record<string, string>) },
  });
}

export const post = (init: RequestInit = {}, path = '/api/v1/text-to-video.php'): Request =>
  asked(path, {
    method: 'POST',
    body: '{"prompt":"a boat"}',
    ...init,
    headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
  });

export interface Told {
  readonly success: boolean;
  readonly error: string;
  readonly code: string;
  readonly video_id: string;
  readonly video_url: string;
}

export const told = async (answer: Response | Promise<Response>): Promise<Told> =>
  (await (await answer).json()) as Told;

/** A video of Ann's. */
export const made = async ({ proxy }: ProxyScene): Promise<Told> => told(proxy(post()));
