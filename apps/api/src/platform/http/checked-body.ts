import { InvalidRequestError } from '@clipwright/core/errors';
import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { JsonBodyPipe } from './json-body.pipe.js';
import { parseJson } from './strict-json.js';

/**
 * Reads a small JSON body by a schema.
 * @throws what JsonBodyPipe throws, InvalidJsonError, InvalidRequestError
 */
export class CheckedBody<Value> implements PipeTransform<unknown, Promise<Value>> {
  private readonly json = new JsonBodyPipe();

  constructor(private readonly schema: z.ZodType<Value>) {}

  async transform(body: unknown): Promise<Value> {
    const parsed = this.schema.safeParse(await this.read(body));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const param = issue?.path.join('.') ?? '';
    throw new InvalidRequestError({
      message: `${param || 'The body'}: ${issue?.message ?? 'not valid'}.`,
      param: param || null,
    });
  }

  private async read(body: unknown): Promise<unknown> {
    const { json, release } = await this.json.transform(body);
    release();
    return json === null ? {} : parseJson(json);
  }
}
