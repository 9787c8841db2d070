import { MODELS } from '../models/catalogue.js';
import { parseTextToVideo } from '../videos/parse-video-request.js';
import { VIDEO_MODES } from '../videos/video-status.js';
import type { AccountResponse } from '../wire/account-response.js';
import type { HoldTestResponse } from '../wire/hold-test-response.js';
import { modelsResponse, type ModelsResponse } from '../wire/models-response.js';
import type { PlanResponse } from '../wire/plan-response.js';
import type {
  AcceptedResponse,
  DeleteVideoResponse,
  GenerationResponse,
  ListVideosResponse,
  VideoStatusResponse,
} from '../wire/video-responses.js';
import { FIXTURE_REQUEST_ID, FIXTURE_VIDEO_ID, type Fixture } from './error-fixtures.js';
import { beginVideo, failedEnd, statusOf } from './fake-video.js';
import { valueOf } from './generation-body.js';
import { planOf } from './plan-route.js';

const CREATED_AT_MS = /* @__PURE__ */ Date.UTC(2026, 0, 1);
const BASE_URL = 'https://clips.example.com';
const VIDEO_URL = `${BASE_URL}/media/${FIXTURE_VIDEO_ID}-1.mp4`;
const MADE = { success: true, video_id: FIXTURE_VIDEO_ID, video_url: VIDEO_URL, credits_used: 10 } as const;

const WINDOW_HEADERS = {
  'X-RateLimit-Limit': '15',
  'X-RateLimit-Remaining': '14',
  'X-RateLimit-Reset': String(CREATED_AT_MS / 1000 + 1800),
};

/** The status of a video, completed where nothing else is said: a whole one, with your changes over it. */
export function statusFixture(changes: Partial<VideoStatusResponse> = {}): VideoStatusResponse {
  return { ...wholeStatus(), ...changes };
}

function wholeStatus(): VideoStatusResponse {
  const request = valueOf(parseTextToVideo({ prompt: 'a red boat on a calm lake at dawn' }));
  const plan = { startsAtMs: CREATED_AT_MS, settlesAtMs: CREATED_AT_MS, end: failedEnd() };
  const video = beginVideo({ number: 1, request, nowMs: CREATED_AT_MS, plan });
  video.status = 'completed';
  video.startedAtMs = CREATED_AT_MS + 1_000;
  video.completedAtMs = CREATED_AT_MS + 9_000;
  video.expiresAtMs = CREATED_AT_MS + 2_592_009_000;
  return statusOf(video, { nowMs: video.completedAtMs, baseUrl: BASE_URL, before: 0 });
}

const PLANNED = { queue_position: 1, estimated_seconds: 12, making_seconds: 9 };

const FULL_WINDOW: Partial<PlanResponse> = {
  queue_position: null,
  estimated_seconds: null,
  making_seconds: null,
  would_refuse: {
    status: 429,
    code: 'rate_limited',
    error: 'Rate limit exceeded: 15 videos were generated in the last 30 minutes.',
  },
};

function planFixture(changes: Partial<PlanResponse> = {}): PlanResponse {
  const request = valueOf(parseTextToVideo({ prompt: 'a red boat on a calm lake at dawn' }));
  return { ...planOf(request), ...PLANNED, ...changes };
}

const UNFINISHED = { video_url: null, credits_used: 0, completed_at: null, expires_at: null };
const NOT_STARTED = { ...UNFINISHED, progress: 0, engine: null, started_at: null };

/** The status of a video in each of its states. */
export function statusFixtures(): Record<VideoStatusResponse['status'], VideoStatusResponse> {
  const { code, message } = { code: '', message: '', ...failedEnd() };
  return {
    queued: statusFixture({ ...NOT_STARTED, status: 'queued', queue_position: 1, estimated_seconds: 12 }),
    processing: statusFixture({ ...UNFINISHED, status: 'processing', progress: 40, estimated_seconds: 5 }),
    completed: statusFixture(),
    failed: statusFixture({
      status: 'failed',
      progress: 40,
      video_url: null,
      credits_used: 0,
      expires_at: null,
      error: { code, message },
    }),
    canceled: statusFixture({
      ...NOT_STARTED,
      status: 'canceled',
      completed_at: new Date(CREATED_AT_MS + 2_000).toISOString(),
    }),
    expired: statusFixture({ status: 'expired', video_url: null }),
  };
}

/** Every success that the server answers, route by route. */
export interface AnswerFixtures {
  readonly generation: Fixture<GenerationResponse>;
  readonly generationWithWarnings: Fixture<GenerationResponse>;
  readonly accepted: Fixture<AcceptedResponse>;
  readonly replayed: Fixture<GenerationResponse>;
  readonly planned: Fixture<PlanResponse>;
  readonly plannedRefusal: Fixture<PlanResponse>;
  readonly status: Fixture<VideoStatusResponse>;
  readonly list: Fixture<ListVideosResponse>;
  readonly lastPage: Fixture<ListVideosResponse>;
  readonly deleted: Fixture<DeleteVideoResponse>;
  readonly canceled: Fixture<DeleteVideoResponse>;
  readonly account: Fixture<AccountResponse>;
  readonly models: Fixture<ModelsResponse>;
  readonly holdTest: Fixture<HoldTestResponse>;
}

/** Every success that the server answers: status, headers and body as they come. */
export function answerFixtures(): AnswerFixtures {
  const { queued, processing, completed, failed, canceled, expired } = statusFixtures();
  const warnings = ['modela2 makes at most 720p: 768p was served at 720p.'];
  return {
    generation: counted(MADE),
    generationWithWarnings: counted({ ...MADE, warnings }),
    accepted: {
      ...counted(acceptedOf(queued), { 'Preference-Applied': 'respond-async' }),
      status: 202,
    },
    replayed: counted(MADE, { 'Idempotency-Replayed': 'true' }),
    planned: { status: 200, headers: EVERY, body: planFixture() },
    plannedRefusal: { status: 200, headers: EVERY, body: planFixture(FULL_WINDOW) },
    status: read(completed),
    list: read({ success: true, videos: [queued, processing, failed], next_cursor: 'page.1' }),
    lastPage: read({ success: true, videos: [canceled, expired], next_cursor: null }),
    deleted: read({ success: true, video_id: FIXTURE_VIDEO_ID, status: 'deleted' }),
    canceled: read({ success: true, video_id: FIXTURE_VIDEO_ID, status: 'canceled' }),
    account: read(accountBody()),
    holdTest: read({ success: true, held_seconds: 60 }),
    models: read(
      modelsResponse(MODELS.map((model) => ({ ...model, modes: VIDEO_MODES, engines: ['sketch'] }))),
    ),
  };
}

const acceptedOf = ({ queue_position, estimated_seconds }: VideoStatusResponse): AcceptedResponse => ({
  success: true,
  video_id: FIXTURE_VIDEO_ID,
  status: 'queued',
  queue_position,
  estimated_seconds,
});

const accountBody = (): AccountResponse => ({
  success: true,
  account_id: 'acc_0000000000000000000001',
  email: 'owner@example.com',
  plan: 'api',
  key_hint: 'cw_…0000',
  rate_limit: {
    count: 1,
    limit: 15,
    remaining: 14,
    reset_in_seconds: 1800,
    reset_at: new Date(CREATED_AT_MS + 1_800_000).toISOString(),
  },
});

/** The answer of a fixture, for a `fetch` of your own. */
export function fixtureResponse({ status, headers, body }: Fixture<object>): Response {
  return Response.json(body, { status, headers });
}

const EVERY = { 'Content-Type': 'application/json; charset=utf-8', 'X-Request-Id': FIXTURE_REQUEST_ID };

function read<Body>(body: Body): Fixture<Body> {
  return { status: 200, headers: { ...EVERY, 'Cache-Control': 'no-store' }, body };
}

function counted<Body>(body: Body, headers: Readonly<Record<string, string>> = {}): Fixture<Body> {
  return { status: 200, headers: { ...EVERY, ...WINDOW_HEADERS, ...headers }, body };
}
