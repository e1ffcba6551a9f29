import { posix } from 'node:path';
import ts from 'typescript';

/**
 * Lint rule: text for a terminal, a log or the platform must come from the sink (`SafeText` of src/report/sink.ts), or be the
 * program's own words. Only the sink's encoders make such text, so no other code may declare a string as such, nor import
 * an encoder except through the sink.
 */

const SINK = '/src/report/sink.ts';
const ENCODERS = '/src/report/sink/';
/** The sink's types that mark a text as safe: all that it exports. */
export const SAFE_TYPES = new Set(['SafeText', 'Terminal', 'Markdown', 'Xml', 'Html']);
/** The toolkit's functions whose first argument is shown. Outputs are read by programs, from their own file. */
const TOOLKIT = new Set(['info', 'notice', 'warning', 'error', 'debug', 'setFailed', 'startGroup', 'addRaw']);
const STREAMS = new Set(['stdout', 'stderr']);

/** Returns the names in `a.b.c`; empty for anything else. */
function namesOf(node) {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression' || node.computed) return [];
  const object = namesOf(node.object);
  return object.length === 0 ? [] : [...object, node.property.name];
}

/** Returns the argument of a call that people or the platform see; undefined for calls that show nothing. */
function shownBy({ callee, arguments: given }) {
  const names = namesOf(callee);
  const last = names.at(-1);
  if (names.length === 1 && last === 'say') return given[1];
  const isWriter = last === 'write' && STREAMS.has(names.at(-2));
  return isWriter || names[0] === 'console' || (names[0] === 'core' && TOOLKIT.has(last)) ? given[0] : undefined;
}

/** Whether a type has the brand that the sink declares. */
function isBranded(type) {
  return (
    type.isIntersection() &&
    type.types.some((part) => part.getProperties().some(({ name }) => name.startsWith('__@safe@')))
  );
}

function isSafeType(type) {
  if (type.isUnion()) return type.types.every(isSafeType);
  return type.isStringLiteral() || isNumber(type) || isBranded(type);
}

function isNumber(type) {
  return type.isNumberLiteral() || (type.flags & ts.TypeFlags.NumberLike) !== 0;
}

/** Whether a node is a constant of a module. Importing such a module reads nothing, so the constant contains no foreign text. */
function isOwnConstant(node, scope) {
  if (node.type !== 'Identifier') return false;
  for (let at = scope; at !== null; at = at.upper) {
    const variable = at.set.get(node.name);
    if (variable === undefined) continue;
    const [definition] = variable.defs;
    if (definition?.type === 'ImportBinding') return /^[A-Z][A-Z_]*$/.test(node.name);
    return at.type === 'module' && definition?.parent?.kind === 'const';
  }
  return false;
}

export const oneSink = {
  meta: {
    type: 'problem',
    docs: { description: 'Untrusted text leaves only through the sink.' },
    schema: [],
    messages: {
      shown: 'Only text of src/report/sink.ts is shown: use one of its templates, such as terminal`${text}`.text.',
      claimed: 'Only the encoders of src/report/sink/ make a {{type}}.',
      entered: 'Only src/report/sink.ts leads to the encoders: import from there.',
    },
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    if (file.endsWith(SINK) || file.includes(ENCODERS)) return {};
    const { parserServices } = context.sourceCode;

    const isSafe = (node, scope) => {
      if (node.type === 'Literal') return true;
      if (node.type === 'TemplateLiteral') return node.expressions.every((part) => isSafe(part, scope));
      if (node.type === 'BinaryExpression') return isSafe(node.left, scope) && isSafe(node.right, scope);
      if (node.type === 'ConditionalExpression') return isSafe(node.consequent, scope) && isSafe(node.alternate, scope);
      if (node.type === 'CallExpression' && namesOf(node.callee).join() === 'String') {
        return isNumber(parserServices.getTypeAtLocation(node.arguments[0]));
      }
      return isOwnConstant(node, scope) || isSafeType(parserServices.getTypeAtLocation(node));
    };

    const claim = (node) => {
      const type =
        node.typeAnnotation.type === 'TSTypeReference' ? namesOf(node.typeAnnotation.typeName).at(-1) : undefined;
      if (SAFE_TYPES.has(type)) context.report({ node, messageId: 'claimed', data: { type } });
    };

    const enter = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = posix.join(posix.dirname(file), source.value);
      if (target.includes(ENCODERS)) context.report({ node: source, messageId: 'entered' });
    };

    return {
      ImportDeclaration: enter,
      ImportExpression: enter,
      ExportNamedDeclaration: enter,
      ExportAllDeclaration: enter,
      TSImportType: enter,
      CallExpression(node) {
        const shown = shownBy(node);
        if (shown === undefined || isSafe(shown, context.sourceCode.getScope(node))) return;
        context.report({ node: shown, messageId: 'shown' });
      },
      TSAsExpression: claim,
      TSTypeAssertion: claim,
    };
  },
};
