import * as z from 'zod';

const Row = /* @__PURE__ */ z.object({ name: z.string(), takes: z.string(), description: z.string() });

/** A request as it is written in three languages, with the key from the environment. */
const ExampleCode = /* @__PURE__ */ z.object({
  curl: z.string(),
  typescript: z.string(),
  python: z.string(),
});

/** A route of the API, as its docs tell it: `takes` of a parameter is where it stands. */
export const ToldRoute = /* @__PURE__ */ z.object({
  id: z.string(),
  method: z.enum(['get', 'post', 'delete']),
  path: z.string(),
  aliases: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  fields: z.array(Row),
  parameters: z.array(Row),
  examples: z.array(
    z.object({
      name: z.string(),
      body: z.record(z.string(), z.unknown()).nullable(),
      code: ExampleCode,
    }),
  ),
});
export type ToldRoute = z.infer<typeof ToldRoute>;

/** The docs of the API, for pages; `takes` of an error is its status. */
export const ApiDocs = /* @__PURE__ */ z.object({ routes: z.array(ToldRoute), errors: z.array(Row) });
export type ApiDocs = z.infer<typeof ApiDocs>;
