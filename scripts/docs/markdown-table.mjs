/** Text as it may stand in a table cell. */
const cell = (text) =>
  String(text)
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\n', ' ');

/** A table in Markdown. Throws for a row that leaves a cell empty: what nobody wrote, nobody can read. */
export function table(head, rows) {
  for (const row of rows) expectFilled(head, row);
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function expectFilled(head, row) {
  const empty = head.find((_, at) => String(row[at] ?? '').trim() === '');
  if (empty !== undefined) throw new Error(`The row of ${row[0]} says nothing under "${empty}".`);
}
