// Mutants of the SQL in the sources, which Stryker sees as whole strings: one change of one place each.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What is changed, and into what. A change that Postgres can't read is told apart when it runs. */
const CHANGES = [
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ <> /g, ' = '],
  [/ = /g, ' <> '],
  [/ AND /g, ' OR '],
  [/ OR /g, ' AND '],
  [/\bWHERE /g, 'WHERE true OR '],
  [/\bIS NOT DISTINCT /g, 'IS DISTINCT '],
  [/\bIS NOT NULL\b/g, 'IS NULL'],
  [/\bIS NULL\b/g, 'IS NOT NULL'],
  [/\bNOT (?=IN\b|EXISTS\b|CASE\b)/g, ''],
  [/(?<!NOT )\bIN \(/g, 'NOT IN ('],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/\bDESC\b/g, 'ASC'],
  [/\bASC\b/g, 'DESC'],
  [/\bgreatest\(/g, 'least('],
  [/\bmin\(/g, 'max('],
  [/\bmax\(/g, 'min('],
  [/ FOR (UPDATE|SHARE)(?! SKIP)/g, ''],
  [/ LIMIT \$?\d+/g, ''],
  [/\bON CONFLICT DO NOTHING/g, ''],
  [/(?<=[(,= ])'[a-z_]+'/g, `'mutant'`],
];

const SQL = /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|SET LOCAL)\b/;

/** Every mutant of a file: the piece of text that stands in it, as it is sent, and what is sent instead. */
export function sqlMutants(path, name) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const mutants = piecesOf(source).flatMap(({ text, at }) => {
    const { line } = source.getLineAndCharacterOfPosition(at);
    return CHANGES.flatMap(([what, into]) =>
      [...text.matchAll(what)].map((found) => ({
        place: `${name}:${line + 1 + text.slice(0, found.index).split('\n').length - 1}`,
        change: `${found[0].trim()} -> ${into.trim() || 'nothing'}`,
        text,
        mutated: text.slice(0, found.index) + into + text.slice(found.index + found[0].length),
      })),
    );
  });
  return mutants.map((mutant, index) => ({ ...mutant, id: `${name}#${index}` }));
}

/** The pieces of SQL between what is put into it: a piece without its neighbours has to be known again. */
function piecesOf(source) {
  const pieces = [];
  const visit = (node) => {
    if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isStringLiteral(node))
      add(node.text, node.getStart(source), node.text);
    if (ts.isTemplateExpression(node)) {
      const whole = node.getText(source);
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)])
        add(part.text, part.getStart(source), whole);
    }
    ts.forEachChild(node, visit);
  };
  const add = (text, at, whole) =>
    void (SQL.test(whole) && text.trim().length > 8 && pieces.push({ text, at }));
  visit(source);
  return pieces;
}
