import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Use } from '../../.storybook/guidance/uses/use';
import { guidanceOn } from '../../.storybook/guidance/uses/uses';
import { POLISH_NAMES } from '../../.storybook/run/polish-names';
import type { AccessibilityNotes } from '../../packages/ui/src/internal/testing/accessibility-notes';
import { COMPONENT_DOCS, type ComponentDocs } from '../library/prop-docs';
import { exportsOf, IMPORTED_FROM, PROGRAM } from '../library/ui-program';
import { entriesOf } from '../packages/published.mjs';
import { packagesReachedFrom } from '../packages/reached';
import { NOTES_OF_PARTS, OWN_NOTES } from './notes-of-parts';
import { type Example, shownStories, type WidgetStories } from './shown-stories';

/** What `@urzad/ui/components.json` says. Another number at `format` tells readers that names of members have changed. */
export interface Manifest {
  format: 1;
  name: string;
  version: string;
  /** What a host may import that is code. */
  entries: readonly Entry[];
  components: readonly Component[];
  /** Patterns and whole screens, assembled of the components. */
  patterns: readonly Example[];
  /** Hooks, functions and values. Types stand in the declarations. */
  others: readonly Exported[];
}

export interface Entry {
  name: string;
  /** What a host has to have for it that does not come with the package. */
  peers: readonly string[];
}

export interface Exported {
  name: string;
  /** The line by which a host imports it. */
  import: string;
  description: string;
}

export interface Component extends Exported {
  /** Its folder in the library, which says what kind of widget it is. */
  room: string;
  /** Its place in Storybook, if it has stories of its own. */
  storybook?: string;
  /** Polish words by which it is looked for. */
  polish?: string;
  props: readonly Prop[];
  /** When to take it, when not, and what then. */
  use?: Use;
  accessibility?: AccessibilityNotes;
  examples: readonly Example[];
}

interface Prop {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
}

const UI = path.resolve('packages/ui');
/** Where Storybook shows them. */
const ASSEMBLED = /^(?:Patterns|Screens)\//;

/** Of a part that has no stories of its own, so many examples of widgets that contain it. */
const MOST_BORROWED = 2;

/** The components of @urzad/ui for tools: made of their comments, types and stories. */
export function manifest(): Manifest {
  const { name, version, peerDependenciesMeta } = JSON.parse(
    readFileSync(path.join(UI, 'package.json'), 'utf8'),
  );
  const entries = entriesOf(UI);
  const stories = shownStories();
  const components = COMPONENT_DOCS.map((docs) => componentOf(docs, stories));
  const isComponent = new Set(components.map((component) => component.name));
  const others = entries
    .flatMap(({ source }) => [...exportsOf(path.join(UI, source))])
    .filter(([exported, { flags }]) => flags & ts.SymbolFlags.Value && !isComponent.has(exported))
    .map(([exported, symbol]) => ({ ...exportedAs(exported), description: sentenceOf(symbol) }));

  return {
    format: 1,
    name,
    version,
    entries: entries.map((entry) => ({
      name: path.posix.join(name, entry.name),
      peers: peersOf(path.join(UI, entry.source), Object.keys(peerDependenciesMeta)),
    })),
    components: components.sort(byName),
    patterns: stories.filter(({ title }) => ASSEMBLED.test(title)).flatMap(titled),
    others: [...new Map(others.map((other) => [other.name, other])).values()].sort(byName),
  };
}

function peersOf(source: string, optional: readonly string[]): string[] {
  const reached = packagesReachedFrom(source);
  return optional.filter((peer) => reached.has(peer));
}

function componentOf(docs: ComponentDocs, stories: readonly WidgetStories[]): Component {
  const { name, places, description, props } = docs;
  const own = stories.filter(({ component }) => component === name);
  const [title] = own.map((file) => file.title).sort((one, other) => one.length - other.length);
  const polish = title && POLISH_NAMES[title];
  const use = title ? guidanceOn(title) : undefined;
  const [, , , room = ''] = places[0]?.split('/') ?? [];
  const described = [...own, ...stories.filter((file) => file.title === NOTES_OF_PARTS[name])];
  const accessibility = described.find((file) => file.accessibility)?.accessibility ?? OWN_NOTES[name];
  const examples = examplesOf(name, own, stories);

  return {
    ...exportedAs(name),
    room,
    description: asOneLine(description),
    ...(title && { storybook: title }),
    ...(polish && { polish }),
    ...(use && { use }),
    props: props.map(({ name: prop, type, required, shown, description: says }) => ({
      name: prop,
      type,
      required,
      ...(shown !== undefined && { default: shown }),
      description: asOneLine(says),
    })),
    ...(accessibility && { accessibility }),
    examples,
  };
}

/** An example longer than this is not copied by anybody, and left out where a shorter one is left. */
const LONGEST_LINES = 40;

/** Those of the shortest title first, `Default` before its others. */
function inOrder(own: readonly WidgetStories[]): Example[] {
  const isDefault = ({ name }: Example) => name === 'Default';
  const files = own.toSorted((one, other) => one.title.length - other.title.length);
  const all = files.flatMap(({ examples }) => [
    ...examples.filter(isDefault),
    ...examples.filter((example) => !isDefault(example)),
  ]);
  const short = all.filter(({ code }) => code.split('\n').length <= LONGEST_LINES);
  return short.length > 0 ? short : all;
}

/** Its own, each once; otherwise the shortest of others that contain it, of tests where no story for readers does. */
function examplesOf(name: string, own: readonly WidgetStories[], stories: readonly WidgetStories[]) {
  const all = (kind: 'examples' | 'tests') =>
    stories.flatMap(({ title, [kind]: examples }) => titled({ title, examples }));
  const found = [inOrder(own), containing(name, all('examples')), containing(name, all('tests'))].find(
    ({ length }) => length > 0,
  );

  return [...new Map((found ?? []).map((example) => [example.code, example])).values()];
}

/** A story that stands apart from its widget has the name of its file too. */
function titled({ title, examples }: Pick<WidgetStories, 'title' | 'examples'>): Example[] {
  return examples.map((example) => ({ ...example, name: `${title} ${example.name}` }));
}

function containing(name: string, examples: readonly Example[]): Example[] {
  const element = new RegExp(`<${name}\\b`);

  return examples
    .filter(({ code }) => element.test(code))
    .sort((one, other) => one.code.length - other.code.length)
    .slice(0, MOST_BORROWED);
}

function exportedAs(name: string) {
  const from = IMPORTED_FROM.get(name);
  if (!from) throw new Error(`No entry exports ${name}.`);
  return { name, import: `import { ${name} } from '${from}';` };
}

const sentenceOf = (symbol: ts.Symbol) =>
  asOneLine(ts.displayPartsToString(symbol.getDocumentationComment(PROGRAM.getTypeChecker())));

/** Pages of the office and records of decisions, which a host does not have. */
const SOURCES = / ?\((?:(?:Spec|Order|Process|Guide|Security) §|decision \d)[^)]*\)/g;

/** Comments are broken where the lines of the source end; their paragraphs and lists stay. Where they come from goes. */
export const asOneLine = (comment: string) =>
  comment.replace(/(?<!\n)\n(?!\n|[-*] )/g, ' ').replace(SOURCES, '');

/** By code units: the same on every machine. */
const byName = (one: Exported, other: Exported) => (one.name < other.name ? -1 : 1);
