import { afterEach, expect, it } from '@jest/globals';
import {
  exchangesOf,
  type RecordedExchange,
  recordedExchange,
  type Transcript,
  transcript,
  transcriptsOf,
} from '@clipwright/testing/recorded';
import {
  downloadFor,
  type Graph,
  ofOurs,
  only,
  OUR_ID,
  replaying,
  startIn,
  statusIn,
} from './__fixtures__/replay-stage.js';

let stage: Awaited<ReturnType<typeof replaying>>;
const stages: (typeof stage)[] = [];
afterEach(async () => {
  for (const { server } of stages.splice(0)) await server.stop();
});

async function play(graph: Graph, ...played: Transcript[]): Promise<typeof stage> {
  stage = await replaying(graph, ...played);
  stages.push(stage);
  return stage;
}

const STARTED = { phase: 'started', reference: { promptId: OUR_ID } } as const;

/** Before every start the server is asked what it knows. */
const KNOWS_NOTHING = (): RecordedExchange =>
  recordedExchange(ofOurs('comfyui/clipwright-success-core'), 'GET', '/api/jobs/');

type Case = (name: string) => Promise<void>;

const completes: Case = async (name) => {
  const played = ofOurs(name);
  const isOwn = name.includes('/clipwright-');
  await play(startIn(played).graph, played, ...(isOwn ? [] : [downloadFor(played)]));
  const { outcome, run } = await stage.made();
  expect([outcome, run.operations.length, run.fractions.at(-1)]).toEqual(['ftyp', 2, 1]);
  const told = run.fractions.filter((fraction) => fraction > 0 && fraction < 1);
  expect(told.length).toBeGreaterThan(1);
};

const UPLOADED = recordedExchange(transcript('comfyui/upload-image'), 'POST', '/upload/image');

const completesWithImage: Case = async (name) => {
  const played = ofOurs(name);
  await play(startIn(played).graph, only(UPLOADED), played, downloadFor(played));
  expect((await stage.made()).outcome).toBe('ftyp');
};

const failsWith =
  (message: RegExp): Case =>
  async (name) => {
    const played = ofOurs(name);
    await play(startIn(played).graph, played);
    const failed = await stage.made();
    expect([failed.outcome, failed.message]).toEqual(['failed', expect.stringMatching(message)]);
    expect(failed.message).not.toMatch(/\/srv|<dir>|safetensors/);
  };

const failsOnItsImage: Case = async (name) => {
  const played = ofOurs(name);
  const uploaded = { ...UPLOADED, answer: { status: 200, json: { name: 'x.png', subfolder: 'clipwright' } } };
  await play(startIn(played).graph, only(uploaded), played);
  expect(await stage.made()).toMatchObject({ outcome: 'failed', message: expect.stringContaining('"Load"') });
};

/** Canceled, or past its deadline: its reason comes back, and the server is told to stop this job alone. */
const stops: Case = async (name) => {
  const played = ofOurs(name);
  await play(startIn(played).graph, played);
  expect(await stage.stopped(3)).toBe(true);
  expect(stage.server.asked).toContain(`POST /api/jobs/${OUR_ID}/cancel`);
};

const isLostAtOnce: Case = async (name) => {
  const played = ofOurs(name);
  await play(startIn(played).graph, played);
  expect(await stage.made()).toMatchObject({
    outcome: 'lost',
    message: 'The ComfyUI server is gone, and with it whatever it had begun of this video.',
  });
};

/** Two graphs that are the same word for word have one file, so each of ours names its own. */
const isCached: Case = async (name) => {
  for (const first of [true, false]) {
    const { server, exchanges } = transcript(name);
    const middle = exchanges.findLastIndex((one) => 'note' in one && one.note === 'before the start');
    const half = { server, exchanges: first ? exchanges.slice(0, middle) : exchanges.slice(middle) };
    const { id, graph } = startIn(half);
    const played = JSON.parse(JSON.stringify(half).replaceAll(id, OUR_ID)) as Transcript;
    await play(graph, played, downloadFor(played));
    expect((await stage.made()).outcome).toBe('ftyp');
    expect(stage.server.asked.at(-1)).toContain('filename=same_00001_.mp4');
  }
};

/** An id that comes twice is run twice: so what is there is taken up, and not asked for again. */
const isTakenUp: Case = async (name) => {
  const played = ofOurs(name);
  await play(startIn(played).graph, played, downloadFor(played));
  expect((await stage.made()).outcome).toBe('ftyp');
  expect(stage.server.asked.filter((route) => route.startsWith('POST'))).toEqual([]);
};

/** By the server's own words for each: whose fault it is, and so whether another place may make the video. */
const REFUSED: Readonly<Record<string, string>> = {
  missing_node_type: 'unavailable',
  required_input_missing: 'unavailable',
  exception_during_inner_validation: 'unavailable',
  return_type_mismatch: 'unavailable',
  prompt_no_outputs: 'unavailable',
  no_prompt: 'unavailable',
  value_not_in_list: 'unavailable',
  invalid_prompt_id: 'failed',
  invalid_input_type: 'failed',
  value_smaller_than_min: 'failed',
  value_bigger_than_max: 'failed',
  custom_validation_failed: 'failed',
};

interface RefusedGraph {
  readonly error?: { readonly type: string };
  readonly node_errors?: Record<string, { readonly errors: readonly { readonly type: string }[] }>;
}

function typeOf({ answer }: RecordedExchange): string {
  const { error, node_errors: nodes = {} } = (answer?.json ?? {}) as RefusedGraph;
  const [ofNode] = Object.values(nodes).flatMap(({ errors }) => errors);
  return (ofNode ?? error)?.type ?? '';
}

const isRefused: Case = async (name) => {
  const { graph } = startIn(transcript('comfyui/clipwright-success-progress'));
  for (const { json: _, ...exchange } of exchangesOf(transcript(name))) {
    const type = typeOf(exchange);
    const answer = { ...exchange.answer!, json: asOurs(exchange.answer!.json) };
    await play(graph, only(KNOWS_NOTHING(), { ...exchange, answer }));
    const { outcome, message, detail, run } = await stage.made();
    if (answer.status === 200) expect(run.operations.map(({ phase }) => phase)).toContain('started');
    else expect([type, outcome]).toEqual([type, answer.status === 500 ? 'unavailable' : REFUSED[type]]);
    expect(message).not.toMatch(/safetensors/);
    if (type === 'value_not_in_list') expect(detail).toMatch(/ says Value not in list: .*safetensors/);
  }
};

/** The recorder's id is not ours. */
const asOurs = (json: unknown): unknown =>
  json === undefined ? json : { ...(json as object), prompt_id: OUR_ID };

const isStoppedWhileItWaits: Case = async (name) => {
  const played = ofOurs(name);
  await play(startIn(played).graph, played);
  expect(await stage.stopped(1, { resumeFrom: STARTED })).toBe(true);
  expect(stage.server.asked).toContain(`POST /api/jobs/${OUR_ID}/cancel`);
};

/** An old server has no `/api/jobs`: queue and history are read instead. */
const isUnknownToAnOldServer: Case = async (name) => {
  const noRoute = { status: 404, text: '404: Not Found', type: 'text/plain' };
  const route = { method: 'GET', path: `/api/jobs/${OUR_ID}`, answer: noRoute };
  const history = recordedExchange(ofOurs('comfyui/queue-and-pending'), 'GET', '/history/');
  const { graph } = startIn(transcript('comfyui/clipwright-success-progress'));
  await play(graph, only(route, history), transcript(name));
  expect((await stage.made({ resumeFrom: STARTED })).outcome).toBe('lost');
};

/** Which job the recorder had cleared away. */
const CLEARED_ID = '727bf850-f43b-46a1-980e-3d777ce2cee0';

const FORGOTTEN = recordedExchange(
  transcript('comfyui/free-and-history', { [CLEARED_ID]: OUR_ID }),
  'POST',
  '/history',
);

/** A failure of an earlier attempt is cleared away before the next start. */
const isCleared: Case = async (name) => {
  const failed = statusIn(ofOurs('comfyui/clipwright-node-error'), 'failed');
  const success = ofOurs('comfyui/clipwright-success-core');
  const [, ...start] = success.exchanges;
  const cleared = transcript(name, { [CLEARED_ID]: OUR_ID });
  await play(startIn(success).graph, only(failed), cleared, { ...success, exchanges: start });
  expect((await stage.made()).outcome).toBe('ftyp');
  expect(stage.server.asked[1]).toBe('POST /history');
};

const isUploaded: Case = async (name) => {
  const image = startIn(ofOurs('comfyui/clipwright-image')).graph;
  for (const { form: _, ...exchange } of exchangesOf(transcript(name))) {
    const prompt = { method: 'POST', path: '/prompt', answer: { status: 200, json: asOurs({}) } };
    await play(image, only(KNOWS_NOTHING(), exchange, prompt));
    const { outcome, run } = await stage.made();
    const taken = exchange.answer?.status === 200;
    expect([outcome, run.operations.length]).toEqual(taken ? ['lost', 2] : ['unavailable', 0]);
  }
};

/** A file that is gone has its job forgotten; whatever else is answered to a download is no file, and may pass. */
const isDownloaded: Case = async (name) => {
  const { exchanges } = ofOurs('comfyui/clipwright-success-core');
  const { path } = recordedExchange({ server: '', exchanges }, 'GET', '/view');
  const others = exchanges.filter((one) => !('method' in one && one.path === path));
  for (const { answer } of exchangesOf(transcript(name))) {
    const played = { server: '', exchanges: others };
    await play(startIn(played).graph, played, only({ method: 'GET', path, answer: answer! }, FORGOTTEN));
    expect((await stage.made()).outcome).toBe(answer?.status === 200 ? 'ftyp' : 'lost');
  }
};

const names: Case = async (name) => {
  const graph = {
    1: { class_type: 'EmptyImage', inputs: { width: 64, height: 64, batch_size: 24, color: 0 } },
    2: { class_type: 'NoSuchNode', inputs: { images: ['1', 0], prompt: '', seed: 0 } },
    3: {
      class_type: 'SaveVideo',
      inputs: { video: ['2', 0], filename_prefix: '', format: 'mp4', codec: 'h264' },
    },
  };
  const save = objectInfoOf('SaveVideo');
  await play(graph, transcript(name), transcript('comfyui/system-stats'), only(save));
  expect(await stage.health()).toEqual({
    healthy: false,
    detail:
      'recorded: the server has no node NoSuchNode; update ComfyUI, or install the nodes that bring it.',
  });
};

function objectInfoOf(className: string): RecordedExchange {
  const { answer } = recordedExchange(transcript('comfyui/object-info-trimmed'), 'GET', '/object_info');
  const info = answer?.json as Record<string, unknown>;
  const json = { [className]: info[className] };
  return { method: 'GET', path: `/object_info/${className}`, answer: { status: 200, json } };
}

/** The nodes of the recorded graphs are there, in the recorded words; what the card has is told. */
const isWell: Case = async () => {
  const { graph } = startIn(transcript('comfyui/clipwright-success-core'));
  const classes = new Set(Object.values(graph).map(({ class_type: type }) => type));
  await play(graph, transcript('comfyui/system-stats'), only(...[...classes].map(objectInfoOf)));
  expect(await stage.health()).toEqual({
    healthy: true,
    detail: 'ComfyUI 0.33.0 on cpu, 14.3 of 23.5 GiB free',
  });
};

const CASES: Readonly<Record<string, Case>> = {
  'clipwright-cancel': stops,
  'clipwright-cancel-pending': stops,
  'clipwright-deadline': stops,
  'clipwright-image': completes,
  'clipwright-interrupted': failsWith(/was canceled on the ComfyUI server/),
  'clipwright-node-error': failsWith(/failed at "Draw slowly": .*boom/),
  'clipwright-restarted-mid-job': isLostAtOnce,
  'clipwright-success-core': completes,
  'clipwright-success-progress': completes,
  'free-and-history': isCleared,
  'job-cancel-running': stops,
  'job-identical-graph-cached': isCached,
  'job-image-unreadable': failsOnItsImage,
  'job-interrupt': failsWith(/was canceled on the ComfyUI server/),
  'job-node-error': failsWith(/failed at "Draw slowly": .*boom/),
  'job-out-of-memory': failsWith(/GPU ran out of memory at "Draw slowly"/),
  'job-success-core-nodes': completes,
  'job-success-image': completesWithImage,
  'job-success-with-progress': completes,
  'object-info-one': names,
  'object-info-trimmed': isWell,
  'prompt-duplicate-id': isTakenUp,
  'prompt-refused': isRefused,
  'queue-and-pending': isStoppedWhileItWaits,
  'queue-empty': isUnknownToAnOldServer,
  'system-stats': isWell,
  'upload-image': isUploaded,
  view: isDownloaded,
};

it.each(transcriptsOf('comfyui'))('ComfyUI is understood, and asked in the same words: %s', async (name) => {
  await CASES[name]!(`comfyui/${name}`);
  expect(stages.flatMap(({ server }) => server.unexpected)).toEqual([]);
});
