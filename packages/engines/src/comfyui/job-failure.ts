import { EngineError } from '@clipwright/core/engine';
import { foreignText } from '../remote/foreign-text.js';
import type { ExecutionError, Refusal } from './comfyui.answers.js';
import { titleOf, type WorkflowGraph } from './workflow-graph.js';

/**
 * Faults of one server with this workflow, which another may not have: nodes, inputs or model files that it
 * lacks. The rest are faults of the values, and would be refused anywhere.
 */
const OF_THE_SERVER = new Set([
  'missing_node_type',
  'invalid_prompt',
  'no_prompt',
  'prompt_no_outputs',
  'value_not_in_list',
  'required_input_missing',
  'return_type_mismatch',
  'exception_during_inner_validation',
  'bad_linked_input',
]);

/** Why a job failed, with the node that failed. Running out of memory is told with what helps. */
export function executionFailure(graph: WorkflowGraph, error: ExecutionError | null): EngineError {
  if (error === null) return new EngineError('failed', 'The ComfyUI server gave up on this video.');
  const { node_id: id, node_type: type, exception_type: kind, exception_message: message } = error;
  const node = quoted(id in graph ? titleOf(graph, id) : type);
  if (isOutOfMemory(kind, message)) {
    return new EngineError(
      'failed',
      `The GPU ran out of memory at "${node}": ask for a smaller size or a shorter video, or use a smaller model.`,
    );
  }
  const words = quoted(message) || quoted(kind) || 'it does not say why';
  const told = (text: string): string => `The ComfyUI server failed at "${node}": ${text}.`;
  return new EngineError('failed', told(withoutModels(words)), { detail: told(words) });
}

/** Why a server would not take a graph: the node's own message where there is one. */
export function refusal(graph: WorkflowGraph, { error, node_errors: nodeErrors }: Refusal): EngineError {
  const faults = Object.entries(nodeErrors).flatMap(([id, { errors }]) =>
    errors.map((fault) => ({ id, ...fault })),
  );
  const ofTheServer =
    faults.length > 0 ? faults.every(({ type }) => OF_THE_SERVER.has(type)) : OF_THE_SERVER.has(error.type);
  const first = faults[0];
  const words =
    first === undefined
      ? quoted(error.message)
      : `"${quoted(titleOf(graph, first.id))}" says ${quoted([first.message, first.details].filter(Boolean).join(': '))}`;
  const detail = `The ComfyUI server refuses the workflow: ${words || 'it does not say why'}.`;
  return ofTheServer
    ? new EngineError('unavailable', 'The ComfyUI server lacks something that the workflow needs.', {
        detail,
      })
    : new EngineError('failed', withoutModels(detail), { detail });
}

const isOutOfMemory = (kind: string, message: string): boolean =>
  /OutOfMemory/i.test(kind) || /out of memory|allocation on device/i.test(message);

const quoted = (text: string): string => foreignText(text, { keepsFileNames: true });

const MODEL_FILES = /[\w@+.-]+\.(?:safetensors|sft|gguf|ckpt|pth?|bin|onnx)\b/gi;

/** Which models an operator has is not for customers. */
const withoutModels = (text: string): string => text.replace(MODEL_FILES, '(a model)');
