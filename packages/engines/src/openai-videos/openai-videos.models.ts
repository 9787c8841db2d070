/** Native sizes of models that are known by a part of their names; of others nothing is known. */
const KNOWN: readonly { readonly name: RegExp; readonly sizes: readonly string[] }[] = [
  { name: /ti2v-5b/i, sizes: ['1280x704', '704x1280'] },
  { name: /[ti]2v-a14b/i, sizes: ['1280x720', '720x1280', '832x480', '480x832'] },
];

/** The sizes that a model was made for, by its name at the server. */
export const knownSizes = (model: string): readonly string[] =>
  KNOWN.find(({ name }) => name.test(model))?.sizes ?? [];
