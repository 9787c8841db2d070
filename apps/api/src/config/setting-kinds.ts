import { z } from 'zod';

/** One setting: its name in the environment, its documented default, and the schema that reads its text. */
export interface Setting {
  readonly name: string;
  readonly default: string;
  readonly takes: string;
  readonly description: string;
  readonly secret?: boolean;
  readonly schema: z.ZodType<unknown, string | undefined>;
}

export const wholeNumber = (min: number, max: number) => {
  const message = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};

export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });

export const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

export const text = z.string().min(1, 'some text');

export const number = (min: number, max: number, fallback: number) => ({
  default: String(fallback),
  takes: `whole number, ${min} to ${max}`,
  schema: wholeNumber(min, max).default(fallback),
});

/** A host and a port; the host of IPv6 in brackets. */
const LISTEN = /^(?<host>\[[\da-f:.]+\]|[^\s:[\]]+):(?<port>\d{1,5})$/i;

/** An address to listen on. */
export const listen = z.string().transform((text, context) => {
  const { host = '', port = '' } = LISTEN.exec(text)?.groups ?? {};
  if (host !== '' && Number(port) <= 65_535)
    return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
  context.addIssue('a host and a port, like 127.0.0.1:8788');
  return z.NEVER;
});
