import { Answer, type HeaderList } from './call.js';

const HEAD_END = '\r\n\r\n';

/**
 * All answers in what came over a raw connection, in order. Lengths and chunks are taken at their word;
 * throws on bytes that are no answer. An interim answer (1xx) counts as one.
 */
export function parseHttpAnswers(bytes: Buffer): Answer[] {
  const answers: Answer[] = [];
  for (let at = 0; at < bytes.length;) {
    const { answer, length } = parseOne(bytes.subarray(at));
    answers.push(answer);
    at += length;
  }
  return answers;
}

function parseOne(bytes: Buffer): { answer: Answer; length: number } {
  const headLength = bytes.indexOf(HEAD_END);
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, Math.max(headLength, 0)).split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})(?: |$)/.exec(statusLine)?.[1];
  if (status === undefined)
    throw new Error(`No HTTP answer: ${JSON.stringify(bytes.toString('latin1', 0, 200))}`);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const start = headLength + HEAD_END.length;
  const body = bodyOf(bytes.subarray(start), Number(status), headers);
  return { answer: new Answer(Number(status), headers, body.bytes, 0), length: start + body.length };
}

function bodyOf(rest: Buffer, status: number, headers: HeaderList): { bytes: Buffer; length: number } {
  const header = (name: string) => headers.find(([sent]) => sent.toLowerCase() === name)?.[1];
  if (status < 200 || status === 204 || status === 304) return { bytes: Buffer.alloc(0), length: 0 };
  if (header('transfer-encoding') === 'chunked') return unchunk(rest);
  const announced = Number(header('content-length') ?? rest.length);
  return { bytes: rest.subarray(0, announced), length: Math.min(announced, rest.length) };
}

function unchunk(rest: Buffer): { bytes: Buffer; length: number } {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = rest.indexOf('\r\n', at);
    const size = Number.parseInt(rest.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || Number.isNaN(size)) throw new Error('A chunked answer was cut off.');
    chunks.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
    if (size === 0) return { bytes: Buffer.concat(chunks), length: at };
  }
}
