import ts from 'typescript';
import { type Arg, attributes, childrenOf, writtenElement } from './element';
import type { StoryFile } from './story-file';

/** The arguments of a story, put in where its render function reads them. */
export interface Inlined {
  name: string;
  args: readonly Arg[];
}

interface Edit {
  from: number;
  to: number;
  code: string;
}

/** A part of a story file as it is shown: without mocks, and with the arguments put in, as far as that is possible. */
export function written(
  node: ts.Node,
  file: StoryFile,
  inlined?: Inlined,
): { code: string; leftArgs: boolean } {
  const edits: Edit[] = [];
  let leftArgs = false;

  const visit = (part: ts.Node): void => {
    const code = shownAs(part, file, inlined);
    if (code !== undefined) {
      edits.push({ from: part.getStart(), to: part.getEnd(), code });
      return;
    }
    if (inlined && ts.isIdentifier(part) && part.text === inlined.name) leftArgs = true;
    ts.forEachChild(part, visit);
  };
  visit(node);

  const text = file.source.text;
  let at = node.getStart();
  let code = '';
  for (const edit of edits) {
    code += text.slice(at, edit.from) + edit.code;
    at = edit.to;
  }

  return { code: withoutIndent(code + text.slice(at, node.getEnd()), indentOf(node)), leftArgs };
}

function shownAs(part: ts.Node, file: StoryFile, inlined: Inlined | undefined): string | undefined {
  if (isMock(part, file)) return withoutMock(part, file, inlined);
  if (!inlined) return undefined;
  if (ts.isJsxSelfClosingElement(part)) return spreadInto(part, file, inlined);
  if (ts.isJsxSpreadAttribute(part) && isArgs(part.expression, inlined)) {
    return attributes(inlined.args).join(' ');
  }
  if (ts.isPropertyAccessExpression(part) && isArgs(part.expression, inlined)) {
    return inlined.args.find(({ name }) => name === part.name.text)?.code ?? 'undefined';
  }
  return undefined;
}

function withoutMock(mock: ts.CallExpression, file: StoryFile, inlined: Inlined | undefined): string {
  const [does] = mock.arguments;
  const [type] = mock.typeArguments ?? [];
  if (!does) return '() => undefined';
  const { code } = written(does, file, inlined);
  return type ? `(${code}) satisfies ${type.getText()}` : code;
}

/** `<Button {...args} size="sm" />`: an attribute behind the arguments replaces the one of its name. */
function spreadInto(
  element: ts.JsxSelfClosingElement,
  file: StoryFile,
  inlined: Inlined,
): string | undefined {
  const { properties } = element.attributes;
  const spread = properties.find((one) => ts.isJsxSpreadAttribute(one) && isArgs(one.expression, inlined));
  if (!spread) return undefined;
  const after = properties.slice(properties.indexOf(spread) + 1).map((one) => one.name?.getText());
  const args = inlined.args.filter(({ name }) => !after.includes(name));
  const parts = properties.flatMap((one) =>
    one === spread ? attributes(args) : [written(one, file, inlined).code],
  );
  return writtenElement(element.tagName.getText(), parts, childrenOf(args));
}

const isArgs = (value: ts.Node, { name }: Inlined) => ts.isIdentifier(value) && value.text === name;

/** `fn()` of the tests, alone: its methods are for tests only. */
function isMock(part: ts.Node, file: StoryFile): part is ts.CallExpression {
  return (
    ts.isCallExpression(part) &&
    ts.isIdentifier(part.expression) &&
    file.imports.get(part.expression.text)?.module === 'storybook/test' &&
    part.expression.text === 'fn' &&
    !ts.isPropertyAccessExpression(part.parent)
  );
}

/** The names that a part of the file takes from outside of it. */
export function namesIn(node: ts.Node, file: StoryFile): Set<string> {
  const names = new Set<string>();
  const visit = (part: ts.Node): void => {
    if (isMock(part, file)) {
      for (const inside of [...part.arguments, ...(part.typeArguments ?? [])]) visit(inside);
      return;
    }
    if (ts.isIdentifier(part) && !isOwnName(part)) names.add(part.text);
    ts.forEachChild(part, visit);
  };
  visit(node);

  return names;
}

/** The name of a property, an attribute or a parameter: it is nothing that the file would have to bring. */
function isOwnName(name: ts.Identifier): boolean {
  const { parent } = name;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === name) ||
    (ts.isPropertyAssignment(parent) && parent.name === name) ||
    (ts.isPropertySignature(parent) && parent.name === name) ||
    (ts.isJsxAttribute(parent) && parent.name === name) ||
    (ts.isParameter(parent) && parent.name === name)
  );
}

/** The lines after the first have the indent of the file, which the first has left behind. */
function withoutIndent(code: string, indent: number): string {
  return indent === 0 ? code : code.replace(new RegExp(`\n {1,${indent}}`, 'g'), '\n');
}

function indentOf(node: ts.Node): number {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return source.text.slice(source.getPositionOfLineAndCharacter(line, 0)).search(/\S/);
}
