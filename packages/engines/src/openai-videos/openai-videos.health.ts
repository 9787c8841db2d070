import type { EngineHealth } from '@clipwright/core/engine';
import { modelsOf, ownerOf } from './openai-videos.answers.js';
import { withText } from './openai-videos.errors.js';
import type { Flavour } from './openai-videos.flavours.js';
import type { SettingsInForce } from './openai-videos.settings.js';
import type { Reply, Silence, VideosWire } from './openai-videos.wire.js';

const LOOK_TIMEOUT_MS = 5_000;
const NAMED_AT_MOST = 5;
const LONGEST_NAME = 100;

export interface Look {
  readonly wire: VideosWire;
  readonly settings: SettingsInForce;
  readonly flavour: Flavour;
  readonly signal: AbortSignal;
}

/** Asks a replica for its models: what answers, and what to mend. For the operator, so it names addresses. */
export async function lookAt(look: Look): Promise<EngineHealth> {
  const { origin } = look.wire.address;
  const reply = await modelsReply(look);
  if (reply.kind === 'silence')
    return sick(
      `Nothing answers at ${origin}: ${reply.why}. Start the server, or correct the url of this replica`,
    );
  const fault = faultOf(reply, origin);
  if (fault !== null) return sick(fault);
  const models = modelsOf(reply.json);
  if (models !== null) return judged(models, look) ?? well(models, look, ownerOf(reply.json));
  if (reply.status !== 404)
    return sick(
      `What answers at ${origin} does not list its models as this API does. Correct the url, or the flavour`,
    );
  if (look.settings.flavour === 'generic')
    return { healthy: true, detail: `A server answers at ${origin}; it does not list its models.` };
  return sick(
    `What answers at ${origin} is no ${look.settings.flavour} server. Correct the url, or the flavour`,
  );
}

async function modelsReply({ wire, flavour, signal }: Look): Promise<Reply | Silence> {
  let last: Reply | Silence = { kind: 'silence', sent: false, refused: false, why: 'nobody asked' };
  for (const path of flavour.modelPaths) {
    last = await wire.ask({ method: 'GET', path, signal, timeoutMs: LOOK_TIMEOUT_MS });
    if (last.kind === 'silence' || last.status !== 404) return last;
  }
  return last;
}

/** What is wrong with an answer before its models are read, or null. */
function faultOf({ status, json, fault }: Reply, origin: string): string | null {
  if (status === 401 || status === 403)
    return `The server at ${origin} does not accept the API key. Set apiKey to the one it was started with`;
  if (status >= 300 && status < 400)
    return `What answers at ${origin} sends its callers elsewhere. Set the url to where the server itself is`;
  if (status === 404) return null;
  if (fault !== null)
    return `What answers at ${origin} answers with ${fault}. Another program may run there: correct the url`;
  if (status >= 400)
    return `The server at ${origin} answers with status ${withText(String(status), json)}. Look into its log`;
  return null;
}

/** What makes a server that lists these models unfit, or null. */
function judged(models: readonly string[], { wire, settings, flavour }: Look): EngineHealth | null {
  const { origin } = wire.address;
  if (models.includes(settings.model)) return null;
  if (models.length === 0)
    return sick(
      `The server at ${origin} serves no model yet. Wait until it is loaded, or start a worker for it`,
    );
  return flavour.checksModel
    ? sick(
        `The server at ${origin} does not serve ${settings.model}, but ${named(models)}. Set model to what it serves, or start it with that model`,
      )
    : null;
}

function well(models: readonly string[], { wire, settings }: Look, owner: string | null): EngineHealth {
  const { origin } = wire.address;
  const serves = models.includes(settings.model)
    ? `${settings.model} is served at ${origin}.`
    : `The server at ${origin} serves ${named(models)}, whatever model is asked for.`;
  return { healthy: true, detail: [serves, ...adviceFor(settings.flavour, owner)].join(' ') };
}

/** FastVideo was listed under SGLang's dialect once, whose parameters it takes and drops. */
const adviceFor = (flavour: string, owner: string | null): string[] =>
  flavour === 'sglang' && owner === 'fastvideo'
    ? ['It is FastVideo: set flavour to fastvideo, so that parameters which it drops are told at the start.']
    : [];

const named = (models: readonly string[]): string =>
  models
    .slice(0, NAMED_AT_MOST)
    .map((name) => name.slice(0, LONGEST_NAME))
    .join(', ') + (models.length > NAMED_AT_MOST ? ', …' : '');

const sick = (words: string): EngineHealth => ({ healthy: false, detail: `${words}.` });
