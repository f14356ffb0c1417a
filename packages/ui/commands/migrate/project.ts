import { isPropertyGone } from './names';
import { declaredProperties, lineOf } from './sheet-text';

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

export function projectOf(files: readonly SourceText[]): Project {
  const ownProperties = new Map<string, { path: string; line: number }>();
  for (const { path, text } of files) {
    if (/\.[cm]?[jt]sx?$/.test(path)) continue;
    for (const { name, at } of declaredProperties(text))
      if (!ownProperties.has(name)) ownProperties.set(name, { path, line: lineOf(text, at) });
  }
  return {
    ownProperties,
    usesPreset: files.some(({ text }) => text.includes('@urzad/ui/tailwind-preset')),
  };
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
