import { kindOf } from './kinds';
import { isPropertyGone } from './names';
import { type ScriptTree, walk } from './script-tree';
import { declaredInText, declaredProperties, type Found, lineOf, namesOnly } from './sheet-text';

/** A file as it was read. */
export interface SourceText {
  path: string;
  text: string;
}

/** What a person has to look at, as it cannot be decided here. */
export interface Remark {
  path: string;
  line: number;
  says: string;
}

/** A replacement in a text. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** What decides whether a name was ours. */
export interface Project {
  /** Custom properties that the project sets itself, with the first place. */
  ownProperties: ReadonlyMap<string, { path: string; line: number }>;
  /** Whether its Tailwind had our theme in place of its own: only then a class like `bg-surface` is ours. */
  usesPreset: boolean;
}

/** @param trees of the scripts, by path */
export function projectOf(files: readonly SourceText[], trees: ReadonlyMap<string, ScriptTree>): Project {
  const ownProperties = new Map<string, { path: string; line: number }>();
  for (const file of files) {
    const { path, text } = file;
    for (const { name, at } of declaredIn(file, trees.get(path)))
      if (!ownProperties.has(name)) ownProperties.set(name, { path, line: lineOf(text, at) });
  }
  return {
    ownProperties,
    usesPreset: files.some(({ text }) => text.includes('@urzad/ui/tailwind-preset')),
  };
}

function declaredIn({ path, text }: SourceText, script: ScriptTree | undefined): Found[] {
  if (kindOf(path) === 'sheet') return declaredProperties(namesOnly(text, path));
  return script && 'tree' in script ? declaredInScript(text, script) : declaredInText(text);
}

/** In the texts of a script: styles written in a template string, and those of a page that it makes. */
function declaredInScript(text: string, { tree }: Extract<ScriptTree, { tree: unknown }>): Found[] {
  const found: Found[] = [];
  walk(tree, undefined, ({ type, start, end }) => {
    if (type !== 'StringLiteral' && type !== 'TemplateElement') return;
    if (typeof start !== 'number' || typeof end !== 'number') return;
    for (const { name, at } of declaredInText(text.slice(start, end))) found.push({ name, at: at + start });
  });
  return found;
}

/** Later edits first, so that the places of the earlier ones stay right. */
export function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.from - one.from)
    .reduce((rest, edit) => rest.slice(0, edit.from) + edit.text + rest.slice(edit.to), text);
}

/** What is to be said of a custom property of 0.6.1 that cannot be renamed; nothing if it can. */
export function whyNotRenamed(name: string, { ownProperties }: Project): string | undefined {
  const own = ownProperties.get(name);
  if (own)
    return `\`--${name}\` is also set by your project (${own.path}:${own.line}): write \`--urzad-${name}\` where that of ours is meant.`;
  return isPropertyGone(name)
    ? `\`--${name}\` was a token of ours, and style sheets no longer have it.`
    : undefined;
}
