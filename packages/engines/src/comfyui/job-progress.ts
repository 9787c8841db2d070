import { z } from 'zod';
import type { Workflow } from './workflow-library.js';

/** A server's message on the socket; images of the work in progress come as bytes and are left aside. */
const message = z.object({ type: z.string(), data: z.looseObject({ prompt_id: z.string().optional() }) });

const nodeStates = z.looseObject({
  nodes: z.record(
    z.string(),
    z.looseObject({ state: z.string().catch(''), value: z.number().catch(0), max: z.number().catch(1) }),
  ),
});
const oneNode = z.looseObject({ node: z.coerce.string(), value: z.number(), max: z.number() });
const cachedNodes = z.looseObject({ nodes: z.array(z.coerce.string()) });

/** Progress stops short of the end until the file is here. */
const ALMOST = 0.98;

const ENDS = new Set(['execution_success', 'execution_error', 'execution_interrupted']);

/** How far one job is, from what the server sends about its nodes. Tells a fraction that only grows. */
export class JobProgress {
  private readonly nodes: readonly string[];
  private readonly fractions = new Map<string, number>();
  private told = 0;

  constructor(
    private readonly id: string,
    workflow: Workflow,
    private readonly tell: (fraction: number) => void,
  ) {
    const { progress } = workflow.manifest;
    this.nodes = progress.length > 0 ? progress : Object.keys(workflow.graph);
  }

  /** Takes one message as it came. True where it says that the job has ended. */
  take(raw: unknown): boolean {
    const parsed = message.safeParse(jsonOf(raw));
    if (!parsed.success || parsed.data.data.prompt_id !== this.id) return false;
    const { type, data } = parsed.data;
    for (const [node, fraction] of FRACTIONS[type]?.(data) ?? [])
      this.fractions.set(node, Math.max(fraction, this.fractions.get(node) ?? 0));
    this.report();
    return ENDS.has(type);
  }

  private report(): void {
    const sum = this.nodes.reduce((total, node) => total + (this.fractions.get(node) ?? 0), 0);
    const fraction = (sum / this.nodes.length) * ALMOST;
    if (!(fraction > this.told)) return;
    this.told = fraction;
    this.tell(fraction);
  }
}

/** Which node is how far, by the kind of message. */
const FRACTIONS: Readonly<Record<string, (data: unknown) => [string, number][]>> = {
  progress_state: (data) =>
    Object.entries(nodeStates.safeParse(data).data?.nodes ?? {}).map(([node, { state, value, max }]) => [
      node,
      state === 'finished' ? 1 : share(value, max),
    ]),
  execution_cached: (data) => (cachedNodes.safeParse(data).data?.nodes ?? []).map((node) => [node, 1]),
  progress: (data) =>
    [oneNode.safeParse(data).data ?? []].flat().map(({ node, value, max }) => [node, share(value, max)]),
};

const share = (value: number, max: number): number => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0);

function jsonOf(raw: unknown): unknown {
  if (typeof raw !== 'string') return undefined;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
