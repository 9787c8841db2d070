import { relative } from 'node:path';

/** Names that fit anything, so that anything ends up behind them. */
const vague = /(^|[/.-])(utils?|helpers?|common|misc|manager|base)(?=[/.-])/i;

const saysWhatItDoes = {
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const word = vague.exec(path)?.[2];
    if (!word) return {};
    const message = `"${word}" says nothing: name the one thing that this file or folder is for.`;
    return { Program: (node) => context.report({ node, message }) };
  },
};

/** An oxlint plugin: a file is named for the one thing it does. */
export default { meta: { name: 'file-names' }, rules: { 'says-what-it-does': saysWhatItDoes } };
