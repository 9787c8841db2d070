/** Past this an object with names reads better. */
const OF_A_FUNCTION = 5;

/**
 * What a class works with is handed over once, by name and by type, so it may be more: a use case is one list
 * of steps, and cut in two by a count it would be read in two files.
 */
const OF_A_CLASS = 8;

const few = {
  create(context) {
    const judge = (node) => {
      const isConstructor = node.parent?.type === 'MethodDefinition' && node.parent.kind === 'constructor';
      const most = isConstructor ? OF_A_CLASS : OF_A_FUNCTION;
      const found = node.params.length;
      if (found <= most) return;
      const what = isConstructor ? 'collaborators' : 'inputs';
      context.report({ node, message: `${found} ${what}; at most ${most} are taken.` });
    };
    return {
      FunctionDeclaration: judge,
      FunctionExpression: judge,
      ArrowFunctionExpression: judge,
      TSEmptyBodyFunctionExpression: judge,
      TSDeclareFunction: judge,
    };
  },
};

/** An oxlint plugin: how many inputs a function takes, and how many collaborators a class. */
export default { meta: { name: 'inputs' }, rules: { few } };
