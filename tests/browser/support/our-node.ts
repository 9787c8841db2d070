import { createRequire } from 'node:module';

interface Property {
  readonly name: string;
  readonly options?: readonly { readonly name?: string; readonly value?: unknown }[];
}

interface Description {
  readonly defaultVersion: number;
  readonly name: string;
  readonly properties: readonly Property[];
}

const BUILT = '../../../apps/n8n-node/dist/nodes/Clipwright/Clipwright.node.js';

/** Our n8n node, as the package has it. */
export function ourNode(): Description {
  const { Clipwright } = createRequire(import.meta.url)(BUILT) as {
    Clipwright: new () => { description: Description };
  };
  return new Clipwright().description;
}

/** A node as n8n's editor takes it from the clipboard. */
export interface PastedNode {
  readonly type: string;
  readonly typeVersion: number;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The parameters of a pasted node that ours does not know. */
export function unknownParameters({ parameters }: PastedNode): string[] {
  const { properties } = ourNode();
  const more = properties.find(({ name }) => name === 'additionalFields')?.options ?? [];
  const added = Object.keys(parameters['additionalFields'] as object);
  return [
    ...Object.keys(parameters).filter((name) => !properties.some((property) => property.name === name)),
    ...added.filter((name) => !more.some((option) => option.name === name)),
  ];
}
