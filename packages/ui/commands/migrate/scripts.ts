import { parse } from '@babel/parser';
import type { CallExpression, JSXAttribute, Node, ObjectProperty } from '@babel/types';
import { childrenOf, inScript } from './imports';
import type { NamesOfToday } from './names';
import { type Edit, edited, type Project, type Remark, type SourceText } from './project';
import { inText, type Words } from './strings';

/** Calls whose texts are classes. */
const OF_CLASSES = /^(?:cva|cx|cn|clsx|classNames|classnames|twMerge|twJoin|tv)$/;
/** Calls whose first text is the name of a custom property. */
const OF_PROPERTIES = /^(?:setProperty|getPropertyValue|removeProperty)$/;

/** A file of JavaScript or TypeScript, with or without JSX. */
export function migrateScript(file: SourceText, project: Project, today: NamesOfToday) {
  const remarks: Remark[] = [];
  const remark = (node: Node, says: string) =>
    remarks.push({ path: file.path, line: node.loc?.start.line ?? 1, says });
  const program = parsed(file);
  if (!program) {
    remarks.push({
      path: file.path,
      line: 1,
      says: 'This file has a fault of syntax and was left as it is.',
    });
    return { text: file.text, remarks };
  }

  const edits: Edit[] = inScript(program, today, remark);
  visit(program, [], (node, above) => {
    const words = wordsOf(node, above);
    if (!words) return;
    const { from, to } = words;
    const written = file.text.slice(from, to);
    const { text, says } = inText(written, words, project);
    for (const one of says) remark(node, one);
    if (text !== written) edits.push({ from, to, text });
  });
  return { text: edited(file.text, edits), remarks };
}

function parsed({ path, text }: SourceText): Node | undefined {
  const isTyped = /\.[cm]?tsx?$/.test(path);
  const hasJsx = /\.(?:tsx|jsx?)$/.test(path);
  try {
    return parse(text, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      plugins: [
        ...(isTyped ? (['typescript', 'decorators'] as const) : []),
        ...(hasJsx ? (['jsx'] as const) : []),
      ],
    });
  } catch {
    return undefined;
  }
}

/** @param above the nodes around it, the nearest last */
function visit(node: Node, above: readonly Node[], see: (node: Node, above: readonly Node[]) => void) {
  see(node, above);
  const around = [...above, node];
  for (const child of childrenOf(node)) visit(child, around, see);
}

/** The words of a text in the code, and what they are; nothing for other nodes and for names of modules. */
function wordsOf(node: Node, above: readonly Node[]): (Words & { from: number; to: number }) | undefined {
  if (typeof node.start !== 'number' || typeof node.end !== 'number') return undefined;
  const parent = above.at(-1);
  const isText = node.type === 'StringLiteral' || node.type === 'TemplateElement';
  if (!isText || (parent && /^(?:Import|Export)/.test(parent.type))) return undefined;

  const isWhole = node.type === 'StringLiteral';
  return {
    from: node.start,
    to: node.end,
    isClass: isClass(above),
    isProperty: isWhole && namesProperty(node, parent),
    goesOn: node.type === 'TemplateElement' && !node.tail,
  };
}

/** In `className`, in a call that joins classes, or in a member called so. */
function isClass(above: readonly Node[]): boolean {
  return above.some((node) => {
    if (node.type === 'JSXAttribute') return /^class(?:Name)?$/i.test(nameOfAttribute(node));
    if (node.type === 'CallExpression') return OF_CLASSES.test(called(node));
    return node.type === 'ObjectProperty' && /^class(?:Name)?s?$/i.test(keyOf(node));
  });
}

/** `{ '--accent': … }` and `style.setProperty('--accent', …)`. */
function namesProperty(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'ObjectProperty') return parent.key === node;
  return (
    parent?.type === 'CallExpression' && parent.arguments[0] === node && OF_PROPERTIES.test(called(parent))
  );
}

const nameOfAttribute = ({ name }: JSXAttribute) => (name.type === 'JSXIdentifier' ? name.name : '');

const keyOf = ({ key }: ObjectProperty) => (key.type === 'Identifier' ? key.name : '');

function called({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
}
