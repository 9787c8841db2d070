import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** An answer of a tool: sentences for the model, and the same as an object for a program. */
export const toolAnswer = (lines: readonly string[], facts: object): CallToolResult => ({
  content: [{ type: 'text', text: lines.filter((line) => line !== '').join('\n') }],
  structuredContent: { ...facts },
});
