import type { EngineHealth } from '@clipwright/core/engine';
import type { SystemStats } from './comfyui.answers.js';
import type { ComfyUiClient } from './comfyui.client.js';
import { classesOf, missingOn, type NodeInfo } from './object-info.js';
import { WireError } from './wire-error.js';
import type { Workflow } from './workflow-library.js';

const GIB = 1024 ** 3;

export interface ServerLook {
  readonly client: ComfyUiClient;
  /** Named to the operator, whose setting it is. */
  readonly url: string;
  readonly workflows: readonly Workflow[];
}

/** Whether a server answers and has every node and model file that the workflows need. Never throws. */
export async function lookAtServer({ client, url, workflows }: ServerLook): Promise<EngineHealth> {
  try {
    const stats = await client.systemStats();
    const missing = await missingOnServer(client, workflows);
    return missing.length === 0
      ? { healthy: true, detail: described(stats) }
      : { healthy: false, detail: `${missing.join('. ')}.` };
  } catch (error) {
    return {
      healthy: false,
      detail: `${error instanceof WireError ? error.message : 'The ComfyUI server does not answer.'} ${mendOf(error, new URL(url).origin)}`,
    };
  }
}

const mendOf = (error: unknown, origin: string): string =>
  error instanceof WireError && error.isRefusedKey
    ? `Set apiKey or headers to what ${origin} wants.`
    : `Start ComfyUI at ${origin}, or correct the url of this replica.`;

async function missingOnServer(client: ComfyUiClient, workflows: readonly Workflow[]): Promise<string[]> {
  const classes = [...new Set(workflows.flatMap(({ graph }) => classesOf(graph)))];
  const infos = new Map<string, NodeInfo | null>(
    await Promise.all(classes.map(async (name) => [name, await client.nodeInfo(name)] as const)),
  );
  return workflows.flatMap((workflow) => missingOn(workflow, (name) => infos.get(name) ?? null));
}

function described({ system, devices }: SystemStats): string {
  const [device] = devices;
  const memory =
    device?.vram_total === undefined
      ? ''
      : `, ${((device.vram_free ?? 0) / GIB).toFixed(1)} of ${(device.vram_total / GIB).toFixed(1)} GiB free`;
  return `ComfyUI ${system.comfyui_version ?? 'of unknown version'}${device === undefined ? '' : ` on ${device.name}${memory}`}`;
}
