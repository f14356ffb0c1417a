import type { CallExpression, JSXAttribute, Node, ObjectProperty } from '@babel/types';
import { inScript } from './imports';
import type { NamesOfToday } from './names';
import { type Edit, edited, type Project, type Remark, type SourceText } from './project';
import { type ScriptTree, walk } from './script-tree';
import { inText, type Words } from './strings';
import { loadedIn } from './uses';

/** Calls whose texts are classes. */
const OF_CLASSES = /^(?:cva|cx|cn|clsx|classNames|classnames|twMerge|twJoin|tv)$/;
/** Calls whose first text is the name of a custom property. */
const OF_PROPERTIES = /^(?:setProperty|getPropertyValue|removeProperty)$/;

/** A file of JavaScript or TypeScript, with or without JSX. */
export function migrateScript(file: SourceText, project: Project, today: NamesOfToday, script: ScriptTree) {
  const remarks: Remark[] = [];
  const remark = (node: Node, says: string) =>
    remarks.push({ path: file.path, line: node.loc?.start.line ?? 1, says });
  if ('fault' in script) {
    remarks.push({ path: file.path, line: 1, says: `This file ${script.fault} and was left as it is.` });
    return { text: file.text, remarks };
  }

  const edits: Edit[] = [
    ...inScript(script.tree, file.text, today, remark),
    ...loadedIn(script.tree, today, remark),
  ];
  walk(script.tree, false, (node, parent, isInClasses) => {
    const words = wordsOf(node, parent, isInClasses);
    if (!words) return isInClasses || holdsClasses(node);
    const { from, to } = words;
    const written = file.text.slice(from, to);
    const { text, says } = inText(written, words, project);
    for (const one of says) remark(node, one);
    if (text !== written) edits.push({ from, to, text });
    return isInClasses;
  });
  return { text: edited(file.text, edits), remarks };
}

/** The words of a text in the code, and what they are; nothing for other nodes and for names of modules. */
function wordsOf(
  node: Node,
  parent: Node | undefined,
  isClass: boolean,
): (Words & { from: number; to: number }) | undefined {
  if (typeof node.start !== 'number' || typeof node.end !== 'number') return undefined;
  const isText = node.type === 'StringLiteral' || node.type === 'TemplateElement';
  if (!isText || (parent && /^(?:Import|Export)/.test(parent.type))) return undefined;

  const isWhole = node.type === 'StringLiteral';
  return {
    from: node.start,
    to: node.end,
    isClass,
    isProperty: isWhole && namesProperty(node, parent),
    goesOn: node.type === 'TemplateElement' && !node.tail,
  };
}

/** `className`, a call that joins classes, or a member called so. */
function holdsClasses(node: Node): boolean {
  if (node.type === 'JSXAttribute') return /^class(?:Name)?$/i.test(nameOfAttribute(node));
  if (node.type === 'CallExpression') return OF_CLASSES.test(called(node));
  return node.type === 'ObjectProperty' && /^class(?:Name)?s?$/i.test(keyOf(node));
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
