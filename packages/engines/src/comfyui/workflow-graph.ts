import { z } from 'zod';

const graphNode = z.looseObject({
  class_type: z.string().min(1),
  inputs: z.record(z.string(), z.unknown()),
  _meta: z.looseObject({ title: z.string().optional() }).optional(),
});

/** A workflow in ComfyUI's API format: nodes by id. */
export const workflowGraph = z
  .record(z.string(), graphNode)
  .refine((graph) => Object.keys(graph).length > 0, 'has no nodes');

export type WorkflowGraph = z.infer<typeof workflowGraph>;
export type GraphNode = z.infer<typeof graphNode>;

/** Whether an input takes the output of another node: `[id, slot]`. */
export function isLink(value: unknown): value is [string, number] {
  return (
    Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && Number.isInteger(value[1])
  );
}

/** A node as people know it: its title, else its class. */
export function titleOf(graph: WorkflowGraph, id: string): string {
  const node = graph[id];
  return node?._meta?.title ?? node?.class_type ?? `node ${id}`;
}
