import ts from 'typescript';
import { objectOf, propertyOf, type StoryFile } from '../../.storybook/samples/story-file';
import { isForReaders } from '../../.storybook/shown-stories';
import type { AccessibilityNotes } from '../../packages/ui/src/internal/testing/accessibility-notes';
import { SAMPLES, STORY_FILES } from '../library/ui-program';

/** A story that can be copied. */
export interface Example {
  /** The name of the story. */
  name: string;
  code: string;
}

/** What a file of stories tells of its widget. */
export interface WidgetStories {
  /** Its place in the sidebar of Storybook. */
  title: string;
  component: string | undefined;
  accessibility: AccessibilityNotes | undefined;
  /** The stories for readers. */
  examples: readonly Example[];
  /** The others, which test a behaviour. */
  tests: readonly Example[];
}

/** Stories that show what is wrong beside what is right: nothing to be copied. */
const GUIDANCE = /^Guidance\//;

/** The files of stories in the order of their names; a story without a sample is left out. */
export function shownStories(): WidgetStories[] {
  const codes = new Map(SAMPLES.map(({ story, code }) => [story, code]));

  const files = [...STORY_FILES].map(([path, { meta, stories }]) => {
    const samples = [...stories].flatMap(([name, story]) => {
      const code = codes.get(`${path} ${name}`);
      return code ? [{ name, code, shown: isShown(name, story, meta) }] : [];
    });
    const those = (of: boolean) =>
      samples.filter(({ shown }) => shown === of).map(({ name, code }) => ({ name, code }));

    return {
      title: textOf(propertyOf(meta, 'title')) ?? '',
      component: componentOf(meta),
      accessibility: notesOf(meta),
      examples: those(true),
      tests: those(false),
    };
  });
  return files.filter(({ title }) => !GUIDANCE.test(title));
}

function isShown(name: string, story: ts.ObjectLiteralExpression, meta: StoryFile['meta']): boolean {
  const tags = [meta, story].flatMap((of) => textsOf(propertyOf(of, 'tags')));
  return isForReaders({ name, tags, plays: Boolean(propertyOf(story, 'play') ?? propertyOf(meta, 'play')) });
}

/** `Table` of `Table` and of `Table<Row>`. */
function componentOf(meta: StoryFile['meta']): string | undefined {
  const component = propertyOf(meta, 'component');
  return component && ts.isExpressionWithTypeArguments(component)
    ? component.expression.getText()
    : component?.getText();
}

function notesOf(meta: StoryFile['meta']): AccessibilityNotes | undefined {
  const parameters = propertyOf(meta, 'parameters');
  const notes = parameters && propertyOf(objectOf(parameters), 'accessibility');
  const object = notes && objectOf(notes);
  if (!object) return undefined;

  const said = (name: string) => textOf(propertyOf(object, name)) ?? notLiteral(object);
  const keys = elementsOf(propertyOf(object, 'keys')).map((row) => {
    const [key, does] = textsOf(row);
    return key !== undefined && does !== undefined ? ([key, does] as const) : notLiteral(row);
  });
  return { keys, roles: said('roles'), reads: said('reads') };
}

const textsOf = (node: ts.Node | undefined) =>
  elementsOf(node).map((element) => textOf(element) ?? notLiteral(element));

const elementsOf = (node: ts.Node | undefined) =>
  node && ts.isArrayLiteralExpression(node) ? [...node.elements] : [];

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

function notLiteral(node: ts.Node): never {
  throw new Error(`Notes of a story have to be written as texts: ${node.getText()}`);
}
