import ts from 'typescript';
import type { Arg } from './element';
import { propertyOf, type StoryFile, withoutParentheses } from './story-file';
import { namesIn, written } from './written';

/** The arguments of a story, those of its file first: a later one replaces an earlier one of its name. */
export function argsOf(file: StoryFile, story: ts.ObjectLiteralExpression): Arg[] {
  const own = [...argsIn(file, propertyOf(file.meta, 'args')), ...argsIn(file, propertyOf(story, 'args'))];
  const last = new Map(own.map((arg) => [arg.name ?? `...${arg.code}`, arg]));

  return [...last.values()];
}

function argsIn(file: StoryFile, value: ts.Node | undefined): Arg[] {
  if (!value || !ts.isObjectLiteralExpression(value)) return [];

  return value.properties.flatMap((property): Arg[] => {
    if (ts.isSpreadAssignment(property)) return spread(file, property.expression);
    const name = property.name?.getText().replace(/^'(.*)'$/, '$1');
    if (ts.isShorthandPropertyAssignment(property))
      return [{ name, code: property.name.text, used: new Set([property.name.text]) }];
    if (!ts.isPropertyAssignment(property)) return [];
    const initializer = withoutParentheses(property.initializer);
    return [{ name, code: written(initializer, file).code, used: namesIn(initializer, file) }];
  });
}

/** `...Long.args`: what another story has. Anything else is spread as it is. */
function spread(file: StoryFile, value: ts.Expression): Arg[] {
  if (ts.isPropertyAccessExpression(value) && value.name.text === 'args') {
    const name = value.expression.getText();
    const story = name === 'meta' ? file.meta : file.stories.get(name);
    if (story) return argsIn(file, propertyOf(story, 'args'));
  }
  return [{ name: undefined, code: written(value, file).code, used: namesIn(value, file) }];
}

/** The arguments as one value, for a render function that does more than hand them on. */
export function asObject(args: readonly Arg[]): string {
  const lines = args.map(({ name, code }) => {
    if (name === undefined) return `...${code}`;
    return name === code ? name : `${/^\w+$/.test(name) ? name : `'${name}'`}: ${code}`;
  });
  return `{ ${lines.join(', ')} }`;
}
