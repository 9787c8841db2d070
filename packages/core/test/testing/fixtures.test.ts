import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { ERROR_CODES, parseErrorBody } from '../../src/errors/index.js';
import {
  answerFixtures,
  errorFixtures,
  fixtureResponse,
  statusFixture,
  statusFixtures,
} from '../../src/testing/index.js';
import { VIDEO_STATUSES, toJsonSchemas, wireSchemas } from '../../src/videos/index.js';
import * as answers from '../../src/wire/answers.js';

const ANSWERS = Object.entries(answerFixtures());
const ERRORS = Object.entries(errorFixtures());

/** What each success is an example of. */
const SCHEMA_OF: Readonly<Record<string, keyof typeof answers>> = {
  generation: 'GenerationResponse',
  generationWithWarnings: 'GenerationResponse',
  replayed: 'GenerationResponse',
  accepted: 'AcceptedResponse',
  planned: 'PlanResponse',
  plannedRefusal: 'PlanResponse',
  status: 'VideoStatusResponse',
  list: 'ListVideosResponse',
  lastPage: 'ListVideosResponse',
  deleted: 'DeleteVideoResponse',
  canceled: 'DeleteVideoResponse',
  account: 'AccountResponse',
  models: 'ModelsResponse',
  holdTest: 'HoldTestResponse',
};

/** The schema of an answer, from its JSON Schema, with no field beside those that it names. */
const strict = (name: keyof typeof answers) =>
  z.fromJSONSchema({ ...toJsonSchemas()[name], additionalProperties: false });

describe('the fixtures of answers', () => {
  it('show every answer that the server has, and no other', () => {
    const shown = new Set(ANSWERS.map(([name]) => String(SCHEMA_OF[name])));
    const others = ['ErrorResponse', 'RateLimitObject'];
    expect([...shown, ...others].toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  it.each(ANSWERS)('%s is as its JSON Schema says, with every field and no other', (name, { body }) => {
    const schema = SCHEMA_OF[name]!;
    expect(strict(schema).parse(body)).toEqual(body);
    expect(wireSchemas()[schema].parse(body)).toEqual(body);
  });

  it('tell a video in every state, and with your changes', () => {
    expect(Object.keys(statusFixtures()).toSorted()).toEqual([...VIDEO_STATUSES].toSorted());
    for (const [status, body] of Object.entries(statusFixtures())) {
      expect(strict('VideoStatusResponse').parse(body)).toEqual(body);
      expect(body.status).toBe(status);
      expect(body.video_url !== null).toBe(status === 'completed');
    }
    expect(statusFixture({ prompt: 'a cat' }).prompt).toBe('a cat');
  });

  it('are others each time, so that a test can change one', () => {
    const first = answerFixtures();
    first.status.body.warnings.push('changed');
    expect(answerFixtures().status.body.warnings).toEqual([]);
  });
});

describe('the fixtures of errors', () => {
  it('are one for each code of the table', () => {
    expect(ERRORS.map(([code]) => code)).toEqual(Object.keys(ERROR_CODES));
  });

  it.each(ERRORS)('%s is as the schema says, and the client makes its class of it', async (code, fixture) => {
    expect(strict('ErrorResponse').parse(fixture.body)).toEqual(fixture.body);
    const answer = fixtureResponse(fixture);
    const error = parseErrorBody(answer.status, await answer.json(), answer.headers);
    expect(error).toMatchObject({ code, status: ERROR_CODES[code as keyof typeof ERROR_CODES].status });
    expect(error.message).not.toMatch(/undefined|null|NaN/);
  });

  it('have the headers that their status calls for', () => {
    const { rate_limited: full, invalid_api_key: unknown, method_not_allowed: method } = errorFixtures();
    expect(full.headers['Retry-After']).toBe(String(full.body.rate_limit?.reset_in_seconds));
    expect([unknown.headers['WWW-Authenticate'], method.headers['Allow']]).toEqual(['Bearer', 'POST']);
  });
});
