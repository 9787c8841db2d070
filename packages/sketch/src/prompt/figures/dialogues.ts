import type { Cut } from '../screen-text.js';
import { MOST_ENTRIES, type Entry } from './entries.js';

const CHAT =
  /(?<!\p{L})(?:an? |the |two |animated ){0,3}(?:(?:chat|text|speech|messages?|messenger|whatsapp|sms|phone)[- ]?(?:bubbles?|messages?|conversations?|dialogu?e?s?|chat|exchange)|chats?(?= between| with|:)|dialogu?es?|conversations?|group chat)(?: (?:animation|thread|screen|on (?:a |the )?phone))?/giu;
/** "Anna: Hi there": a name and what is said. */
const LINE =
  /(?<name>\p{Lu}[\p{L}\p{N}]{0,14})\s*:\s*(?<quote>["\u201C]?)(?<line>[^"\u201C\u201D\n/|]+?)["\u201D]?\s*(?:[/|;,]\s*|\n\s*|(?<=[.!?])\s+|$)(?=\p{Lu}[\p{L}\p{N}]{0,14}\s*:|$|[.;]|over |in |on )/gu;
const SAID =
  /(?:(?<name>\p{Lu}\p{L}{0,14})(?:\s+(?:says|asks|replies|answers|writes|responds))?\s*[:,]?\s*|(?:,\s*)?(?:and )?(?:saying|says|reading|with|then|replies|reply|answer|response)?\s*:?\s*)["\u201C](?<line>[^"\u201C\u201D\n]+)["\u201D]/gu;
const MOST_LINE = 90;

/** Messages that go to and fro: what is said, and by whom. */
export function findDialogue(prompt: string): Cut[] {
  const [chat] = prompt.matchAll(CHAT);
  if (!chat) return [];
  const from = chat.index + chat[0].length;
  const lines = linesAfter(prompt.slice(from));
  const last = lines.at(-1);
  if (!last) return [];
  const entries = lines.map(entryOf).slice(0, MOST_ENTRIES / 2);
  const text = { role: 'chat', words: '', entries } as const;
  return [
    {
      start: chat.index,
      end: from + last.index + last[0].trimEnd().length,
      role: 'chat',
      text,
      isCue: false,
    },
  ];
}

function linesAfter(rest: string): RegExpExecArray[] {
  const said = [...rest.matchAll(SAID)];
  const named = [...rest.matchAll(LINE)];
  const lines = said.length >= named.length ? said : named;
  // What stands far behind the name of the form is another text.
  return lines.length > 0 && lines[0]!.index <= 60 ? lines : [];
}

function entryOf({ groups }: RegExpExecArray): Entry {
  const { name, line = '' } = groups ?? {};
  return { label: line.trim().slice(0, MOST_LINE), value: null, shown: name ?? '' };
}
