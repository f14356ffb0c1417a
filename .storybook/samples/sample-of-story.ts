import ts from 'typescript';
import { argsOf, asObject } from './args';
import { type Arg, attributes, childrenOf, writtenElement } from './element';
import { importLines, type PublicNames } from './imports';
import { neededBy } from './needed';
import { propertyOf, type StoryFile, withoutParentheses } from './story-file';
import { namesIn, written } from './written';

/** A story as it was read. */
interface Story {
  file: StoryFile;
  component: string | undefined;
  args: readonly Arg[];
}

/** The end of a sample, and the names that it takes from above. */
interface Shown {
  code: string;
  used: ReadonlySet<string>;
}

/** Classes by which a story places its widgets: a host does not have their rules. */
const OUR_CLASSES = /\s+className="(?:u:[^"\s]+\s*)+"/g;

type Render = ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

/**
 * A story as code that a user of the library can copy: imports, what it needs, the elements. None of a story that needs
 * what only this repository has, and no classes that only our own sheets have.
 */
export function sampleOf(file: StoryFile, name: string, names: PublicNames): string | undefined {
  const object = file.stories.get(name);
  if (!object) return undefined;
  const component = nameOf(propertyOf(file.meta, 'component'));
  const story = { file, component, args: argsOf(file, object) };
  const render = propertyOf(object, 'render') ?? propertyOf(file.meta, 'render');
  const shown = render ? rendered(story, render, names) : elementOf(story, component);
  if (!shown) return undefined;

  const { statements, imported } = neededBy(file, shown.used);
  const lines = importLines(imported, names);

  const parts = lines && [lines.join('\n'), ...statements, shown.code];
  return parts?.filter(Boolean).join('\n\n').replace(OUR_CLASSES, '');
}

function elementOf({ args }: Story, tag: string | undefined): Shown | undefined {
  if (!tag) return undefined;
  return { code: writtenElement(tag, attributes(args), childrenOf(args)), used: usedBy(args).add(tag) };
}

function rendered(story: Story, render: ts.Node, names: PublicNames): Shown | undefined {
  if (ts.isIdentifier(render)) return elementOf(story, render.text);
  const isFunction =
    ts.isArrowFunction(render) || ts.isFunctionExpression(render) || ts.isMethodDeclaration(render);

  return isFunction ? (inlinedElements(story, render) ?? example(story, render, names)) : undefined;
}

/** `(args) => <form><Button {...args} /></form>`: the elements, with the arguments put in. */
function inlinedElements({ file, args }: Story, { body, parameters }: Render): Shown | undefined {
  const [parameter] = parameters;
  if (!body || ts.isBlock(body) || (parameter && !ts.isIdentifier(parameter.name))) return undefined;
  const inlined = parameter && { name: parameter.name.getText(), args };
  const { code, leftArgs } = written(withoutParentheses(body), file, inlined);
  const used = new Set([...namesIn(body, file), ...(parameter ? usedBy(args) : [])]);

  return leftArgs ? undefined : { code, used };
}

/** A render function that does more, as a component that has its arguments inside. */
function example({ file, component, args }: Story, render: Render, names: PublicNames): Shown | undefined {
  const { body } = render;
  const [parameter] = render.parameters;
  if (!body) return undefined;
  const used = new Set([...namesIn(body, file), ...(parameter ? usedBy(args) : [])]);
  const props = `${component}Props`;
  const type = names.has(props) ? `: ${props}` : '';
  if (parameter && type) used.add(props);

  const { code } = written(body, file);
  const lines = ts.isBlock(body) ? code.replace(/^\{\n?|\n?\s*\}$/g, '') : `  return ${code};`;
  const taken = parameter ? `  const ${parameter.name.getText()}${type} = ${asObject(args)};\n` : '';
  return { code: `export function Example() {\n${taken}${lines}\n}`, used };
}

const usedBy = (args: readonly Arg[]) => new Set(args.flatMap(({ used }) => [...used]));

/** `Table` of `Table<Row>`. */
function nameOf(component: ts.Node | undefined): string | undefined {
  const name = component && ts.isExpressionWithTypeArguments(component) ? component.expression : component;
  return name?.getText();
}
