import { z } from 'zod';
import type { ModerationConfig } from '../../config/slices.js';
import { type JudgedText, type Moderator, type Verdict, verdictOn } from './moderator.js';

const MOST_ANSWER_BYTES = 1024 * 1024;

/** What we read of the OpenAI moderation shape: one result for each input, in order. */
const Judgement = z.object({ results: z.array(z.object({ flagged: z.boolean() })) });

type Endpoint = NonNullable<ModerationConfig['endpoint']>;

/** Asks a server of the OpenAI moderation shape. One call for all texts, one try. */
export class EndpointModerator implements Moderator {
  readonly name = 'endpoint';

  constructor(private readonly endpoint: Endpoint) {}

  async judge(texts: readonly JudgedText[]): Promise<Verdict> {
    try {
      const { results } = Judgement.parse(JSON.parse(await this.ask(texts.map(({ text }) => text))));
      if (results.length !== texts.length)
        return { kind: 'unknown', reason: `${results.length} results for ${texts.length} texts` };
      return verdictOn(texts, (_, index) => results[index]?.flagged === true);
    } catch (error) {
      return { kind: 'unknown', reason: reasonOf(error) };
    }
  }

  private async ask(input: readonly string[]): Promise<string> {
    const { url, key, model, timeoutMs } = this.endpoint;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ input, ...(model === null ? {} : { model }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`it answered ${response.status}`);
    }
    return await textOf(response);
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_ANSWER_BYTES) throw new Error('its answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** For the log: neither what was asked nor what was answered. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'its answer has another shape';
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause
    ? `${error.message}: ${String(cause.code)}`
    : error.message;
}
