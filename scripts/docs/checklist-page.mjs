import { table } from './markdown-table.mjs';

const AREAS = {
  'api-keys': 'API keys',
  'ssrf-images': 'Addresses and images of users',
  input: 'Requests',
  tenancy: 'Between accounts',
  dashboard: 'The dashboard',
  'logs-audit': 'Logs and the audit log',
  reliability: 'Reliability',
  'supply-chain': 'What it is made of',
  'container-ops': 'Where it runs',
};

/** The page of a checklist whose rows say which test or file shows an answer. */
export function checklistPage(rows, notice) {
  const count = (answer) => rows.filter((row) => row.answer === answer).length;
  const areas = [...new Set(rows.map(({ area }) => area))];
  return [
    '# Security, row by row',
    notice,
    `For whoever judges a server before trusting it: ${rows.length} questions of a checklist (OWASP ASVS 5.0, OWASP API Top 10, OpenSSF, vendors), each answered for this version with what shows it. ${count('yes')} are yes, ${count('no')} are no, with the reason. A yes names the test that would fail otherwise, or the file where it can be read; a test of the repository looks that each of them is there. [SECURITY.md](../../SECURITY.md) says what is promised, what is left to you, and how to report a hole.`,
    table(
      ['Area', 'Yes', 'No'],
      areas.map((area) => [
        `[${AREAS[area]}](#${anchorOf(AREAS[area])})`,
        ...['yes', 'no'].map(
          (answer) => rows.filter((row) => row.area === area && row.answer === answer).length,
        ),
      ]),
    ),
    ...areas.flatMap((area) => [
      `## ${AREAS[area]}`,
      table(
        ['', 'Question', 'Source', 'Answer', 'What shows it'],
        rows.filter((row) => row.area === area).map(cellsOf),
      ),
    ]),
  ];
}

const anchorOf = (heading) => heading.toLowerCase().replaceAll(' ', '-');

const cellsOf = ({ id, question, source, answer, says = '', evidence }) => [
  id,
  asText(question),
  asText(source || 'practice'),
  answer === 'yes' ? 'Yes' : '**No**',
  [asText(says), ...evidence.map(linkTo)].filter(Boolean).join('<br>'),
];

const linkTo = ({ file, test }) =>
  `[${file.split('/').at(-1)}](../../${file})${test ? `: ${asText(test)}` : ''}`;

/** Signs that Markdown or HTML would take for its own; the table sees to the bars. */
const asText = (text) =>
  text
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('*', String.raw`\*`)
    .replaceAll('__', String.raw`\_\_`);
