import type { Tool as ToolFacts } from '@modelcontextprotocol/sdk/types.js';
import { ACCESS_TOOLS, type AccessGrant } from '../access/access-grant.door.js';
import type { McpTool } from './tool.js';

/** The tools that there are. */
export class McpTools {
  constructor(private readonly tools: readonly McpTool[]) {}

  /** Null where there is none of this name. */
  find(name: string): McpTool | null {
    return this.tools.find((tool) => tool.name === name) ?? null;
  }

  /** Those that a grant lets use, as a chat is told of them. */
  of(grant: AccessGrant): ToolFacts[] {
    return this.tools
      .filter(({ name }) => grant.tools.includes(name))
      .map(({ name, facts }) => ({ name, title: ACCESS_TOOLS[name], ...facts }));
  }
}
