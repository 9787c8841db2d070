import type { Warning } from 'ai';
import { type FaultContext, harmless } from './hosted-faults.js';

/** The SDK's warnings as sentences, each once. */
export function warningTexts(warnings: readonly Warning[], context: FaultContext): string[] {
  return [...new Set(warnings.map((warning) => sentence(warning, context)))];
}

function sentence(warning: Warning, context: FaultContext): string {
  const text = wordsOf(warning, (said) => harmless(said, context));
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function wordsOf(warning: Warning, quote: (text: string) => string): string {
  if (warning.type === 'other') return `The provider notes: ${quote(warning.message)}`;
  if (warning.type === 'deprecated')
    return `The option "${quote(warning.setting)}" is going away: ${quote(warning.message)}`;
  const details = warning.details === undefined ? '' : `: ${quote(warning.details)}`;
  const how = warning.type === 'unsupported' ? 'does not take' : 'takes only roughly';
  return `The model ${how} "${quote(warning.feature)}"${details}`;
}
