import { z } from 'zod';
import { CommandError } from '../command-error.js';
import { askServer, type ServerAddress, type ServerAnswer } from './ask-server.js';
import { SERVER_KINDS, type ServerKind } from './server-kinds.js';

type Answers = Readonly<Record<'videos' | 'stats' | 'models' | 'root', ServerAnswer>>;

/** Whose model list it is, by the word in it. */
const OWNERS: Readonly<Record<string, ServerKind>> = {
  sglang: 'sglang',
  vllm: 'vllm-omni',
  fastvideo: 'fastvideo',
};

const comfyStats = z.looseObject({ system: z.looseObject({}), devices: z.array(z.unknown()) });
const modelList = z.looseObject({
  data: z.array(z.looseObject({ id: z.string(), owned_by: z.string().catch('') })).min(1),
});
const singleModel = z.looseObject({ model_path: z.string() });

const isComfy = ({ json }: ServerAnswer): boolean => comfyStats.safeParse(json).success;

/**
 * Makes sure that what answers is what it is said to be. @throws CommandError that names what it is instead,
 * and how to mend it
 */
export async function expectServer(
  said: ServerKind,
  address: ServerAddress,
  signal: AbortSignal,
): Promise<void> {
  const paths = said === 'comfyui' ? ['system_stats'] : ['v1/models', 'models'];
  for (const path of paths) {
    const answer = await askServer(address, path, signal);
    refuseUnusable(answer, address);
    if (said === 'comfyui' && isComfy(answer)) return;
    if (said !== 'comfyui' && (await serves(said, answer, { address, signal }))) return;
  }
  const { title } = SERVER_KINDS[said];
  const found = await nameOf(address, signal);
  throw new CommandError(
    `What answers at ${new URL(address.url).origin} is no ${title} server: it is ${found.name}. ${found.mend}`,
  );
}

/** An owner that is not known here may be the program all the same: the test clip tells. */
async function serves(
  said: ServerKind,
  { json }: ServerAnswer,
  { address, signal }: { address: ServerAddress; signal: AbortSignal },
): Promise<boolean> {
  const list = modelList.safeParse(json).data;
  if (list === undefined) return said === 'sglang' && singleModel.safeParse(json).success;
  const owner = OWNERS[list.data[0]?.owned_by ?? ''];
  if (owner !== undefined && owner !== said) return false;
  const videos = await askServer(address, 'v1/videos', signal);
  return videos.status !== 404;
}

/** What no program's own answer is: a key that is missing, another address, a proxy without its server. */
function refuseUnusable({ status, location }: ServerAnswer, { url, keyName }: ServerAddress): void {
  const { origin } = new URL(url);
  if (status === 401 || status === 403)
    throw new CommandError(
      keyName === null
        ? `${origin} wants a key. Put it into a variable of the environment, for this command and for the server, and name the variable: --key-env GPU_KEY. It becomes "apiKey": "\${GPU_KEY}".`
        : `${origin} does not accept the key in ${keyName} (apiKey). Set ${keyName} to the one that the server, or the proxy in front of it, was started with.`,
    );
  if (status >= 300 && status < 400)
    throw new CommandError(
      `${origin} sends its callers elsewhere${whereTo(location, url)}. Give --url the address where the server itself answers.`,
    );
  if ([502, 503, 504].includes(status))
    throw new CommandError(
      `${origin} answers with ${status}: a proxy whose server is away, or a server that is still loading. Start what is behind it, or wait.`,
    );
}

function whereTo(location: string | null, url: string): string {
  if (location === null || !URL.canParse(location, url)) return '';
  return `, to ${new URL(location, url).origin}`;
}

interface Found {
  readonly name: string;
  readonly mend: string;
}

/** Strangers are asked without the key. */
async function nameOf({ url }: ServerAddress, signal: AbortSignal): Promise<Found> {
  const ask = (path: string): Promise<ServerAnswer> => askServer({ url, key: undefined }, path, signal);
  const [videos, stats, models, root] = await Promise.all([
    ask('v1/videos'),
    ask('system_stats'),
    ask('v1/models'),
    ask(''),
  ]);
  const answers = { videos, stats, models, root };
  return knownServer(answers, url) ?? chatServer(answers) ?? stranger(answers);
}

function knownServer({ stats, models, videos }: Answers, url: string): Found | null {
  const owner = OWNERS[modelList.safeParse(models.json).data?.data[0]?.owned_by ?? ''];
  const kind = isComfy(stats) ? 'comfyui' : owner;
  if (kind === undefined || (kind !== 'comfyui' && videos.status === 404)) return null;
  return {
    name: SERVER_KINDS[kind].title,
    mend: `Run: npm run -s clipwright -- engine add ${kind} --url ${url}`,
  };
}

function chatServer({ models, root }: Answers): Found | null {
  const first = modelList.safeParse(models.json).data?.data[0];
  if (first === undefined) return null;
  const owner = root.line === 'Ollama is running' ? 'Ollama' : first.owned_by;
  return {
    name: `an OpenAI-compatible server for language models${owner === '' ? '' : ` (${owner.slice(0, 40)})`}, which serves ${first.id.slice(0, 100)} and has no /v1/videos`,
    mend: 'Correct --url, or start a server that makes videos: the guide has the commands.',
  };
}

function stranger({ root: { status, server, title, json, line } }: Answers): Found {
  const program = server === null ? [] : [server.replace(/\/.*/, '')];
  const page = title === null ? [] : [`a page titled "${title}"`];
  const known = [...program, ...page].join(', with ');
  const answers = json !== undefined ? 'JSON of its own' : `${status}${line === '' ? '' : `: "${line}"`}`;
  const unknown = `a program that is not known here (it answers with ${answers})`;
  return { name: known === '' ? unknown : known, mend: 'Correct --url: another program runs there.' };
}
