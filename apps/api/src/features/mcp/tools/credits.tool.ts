import { NotFoundError } from '@clipwright/core/errors';
import type { CreditBalance } from '@clipwright/core/dashboard';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { CreditReading, wireBalance } from '../../credits/read-credits.door.js';
import { McpTool, type ToolCall } from '../tool.js';
import { toolAnswer } from '../tool-answer.js';

@Injectable()
export class CreditsTool implements McpTool {
  readonly name = 'credits';
  readonly facts = {
    description: 'Tells how many credits the account can spend on videos, and when there are more.',
    inputSchema: { type: 'object' as const, properties: {} },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };

  constructor(private readonly credits: CreditReading) {}

  async run({ accountId }: ToolCall): Promise<CallToolResult> {
    const read = await this.credits.balance(accountId);
    if (read === null) throw new NotFoundError({ what: 'The account' });
    const balance = wireBalance(read);
    return toolAnswer(linesOf(balance), balance);
  }
}

const linesOf = ({ unlimited, monthly, lasting, held, next }: CreditBalance): string[] => [
  unlimited
    ? 'Videos cost this account no credits.'
    : `${monthly + lasting} credits can be spent: ${monthly} of this month and ${lasting} that last.`,
  held === 0 ? '' : `${held} more are held for videos that are not finished.`,
  next === null ? '' : `${next.credits} credits come on ${next.at}.`,
];
