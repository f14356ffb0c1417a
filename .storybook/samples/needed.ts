import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { type Imported, readStoryFile, type StoryFile } from './story-file';
import { namesIn, written } from './written';

/** A name, with the file that uses it. */
type Use = readonly [file: StoryFile, name: string];

interface Needed {
  /** Constants, components and types, each after those that it needs of other files, as they are written. */
  statements: readonly string[];
  /** What is left: names that come from a module. */
  imported: ReadonlyMap<string, Imported | undefined>;
}

/** What a sample needs beside its elements: from the file of the story, and from the test kit. */
export function neededBy(file: StoryFile, names: ReadonlySet<string>): Needed {
  const uses: Use[] = [...names].map((name) => [file, name]);
  const needed = new Map<ts.Statement, StoryFile>();
  const imported = new Map<string, Imported | undefined>();

  for (const [from, name] of uses) {
    const found = declarationOf(from, name);
    if (!found) imported.set(name, importOf(from, name) ?? imported.get(name));
    else if (!needed.has(found.statement)) {
      needed.set(found.statement, found.file);
      for (const further of namesIn(found.statement, found.file)) uses.push([found.file, further]);
    }
  }
  // The file of the story comes last, and before each file what it needs of others, which was found later.
  const files = [file, ...needed.values()];
  const statements = [...needed].sort(
    ([one, ofOne], [other, ofOther]) => files.indexOf(ofOther) - files.indexOf(ofOne) || one.pos - other.pos,
  );

  return {
    statements: statements.map(([one, of]) => written(one, of).code.replace(/^export /, '')),
    imported,
  };
}

/** Another story is nothing that can be imported. */
function importOf(file: StoryFile, name: string): Imported | undefined {
  const isStory = file.stories.has(name) || name === 'meta';
  return isStory ? { module: 'storybook', isType: false, name } : file.imports.get(name);
}

function declarationOf(
  file: StoryFile,
  name: string,
): { file: StoryFile; statement: ts.Statement } | undefined {
  const own = file.declarations.get(name);
  if (own) return { file, statement: own };

  const from = file.imports.get(name);
  if (!from?.module.startsWith('.')) return undefined;
  const module = path.join(path.dirname(file.source.fileName), from.module);
  const other = /\/testing\//.test(module) ? moduleAt(module) : undefined;
  return other && declarationOf(other, from.name);
}

/** Of the test kit. A change there is shown after the next start of Storybook. */
const modules = new Map<string, StoryFile>();

function moduleAt(module: string): StoryFile | undefined {
  const known = modules.get(module);
  if (known) return known;
  const file = [`${module}.ts`, `${module}.tsx`].find((one) => existsSync(one));
  const read = file && readStoryFile(file, readFileSync(file, 'utf8'));
  if (read) modules.set(module, read);
  return read || undefined;
}
