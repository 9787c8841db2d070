import ts from 'typescript';
import type { TrackedFile } from './tracked-files.js';

const PAGES = 'apps/api/web/src/';

/** What is not for people without operators' rights, what says the words, and what writes code. */
const OTHERS = ['operator/', 'words/', 'requests.ts', 'pages/browser-name.ts'];

export const saysWords = ({ path }: Pick<TrackedFile, 'path'>): boolean =>
  /\.tsx?$/.test(path) &&
  path.startsWith(PAGES) &&
  !OTHERS.some((other) => path.startsWith(`${PAGES}${other}`));

/** Attributes that nobody reads. */
const UNREAD = new Set(['class', 'd', 'viewBox', 'preserveAspectRatio', 'rel', 'autocomplete', 'key']);
/** Attributes that are read, be it by a screen reader. */
const READ = new Set(['aria-label', 'title', 'label', 'hint', 'placeholder', 'alt', 'text']);

const BRAND = /^(·? ?)Clipwright$/;
/** Keys, and what is carried, by the names that browsers have for them. */
const OF_BROWSERS = /^(Enter|Escape|Arrow\w+|Files)$/;
const LIKE_A_SENTENCE = /\p{L}{2,} \p{L}{2,}|^\p{Lu}\p{Ll}+(?![-\w])/u;

/** Where operators' places are named, in English. */
const isOperators = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) && node.name.getText() === 'OPERATOR';

type Text = ts.StringLiteralLike | ts.TemplateLiteralToken;

/** A command, what is thrown to be caught, or the name of a header is no sentence on a page. */
const isForPrograms = (node: Text): boolean => {
  const { parent } = node;
  if (node.text.startsWith('npm run ')) return true;
  if (ts.isPropertyAssignment(parent)) return parent.name === node || /Content-Type/.test(parent.getText());
  return (
    ts.isNewExpression(parent) &&
    parent.expression.getText() === 'Error' &&
    /nothing is kept/.test(node.getText())
  );
};

/** The attribute that something stands in, also deep in a condition. */
function attributeOf(node: ts.Node): string | null {
  if (ts.isJsxAttribute(node.parent)) return node.parent.name.getText();
  const isInside = ts.isConditionalExpression(node.parent) || ts.isJsxExpression(node.parent);
  return isInside ? attributeOf(node.parent) : null;
}

const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

const isSentence = (node: Text): boolean => {
  const text = node.text.trim();
  return LIKE_A_SENTENCE.test(text) && ![BRAND, OF_BROWSERS].some((known) => known.test(text));
};

function isWord(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) && !BRAND.test(node.text.trim());
  if (!isText(node)) return false;
  const attribute = attributeOf(node) ?? '';
  if (UNREAD.has(attribute)) return false;
  const isSaid = READ.has(attribute) ? /\p{L}/u.test(node.text) : isSentence(node);
  return isSaid && !isForPrograms(node);
}

/** Words that stand in a page's source and not among its words, as `path:line: word`. */
export function wordsIn({ path, text }: TrackedFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isOperators(node)) return;
    if (isWord(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: ${node.getText().trim()}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
