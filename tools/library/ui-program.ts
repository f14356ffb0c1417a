import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { publicNames } from '../../.storybook/samples/imports';
import { sampleOf } from '../../.storybook/samples/sample-of-story';
import { readStoryFile, type StoryFile } from '../../.storybook/samples/story-file';
import { BESIDE_READMES, README_SAMPLES } from '../documents/readme-samples';
import { entriesOf } from '../packages/published.mjs';
import { ASSEMBLED_STORIES, WIDGET_STORIES } from './story-files';

const UI = path.resolve('packages/ui');
const DOMAIN = path.resolve('packages/domain');

/** The entries of @urzad/ui that are TypeScript. */
const ENTRIES = Object.values<string>(JSON.parse(readFileSync(path.join(UI, 'package.json'), 'utf8')).exports)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.join(UI, file));

/** Those of the kit, of which the widgets do not import all. */
const ENTRIES_OF_THE_KIT = entriesOf(DOMAIN).map(({ source }) => path.join(DOMAIN, source));

export interface StorySample {
  /** The file of the story, and its name. */
  story: string;
  /** What "Show code" shows, if anything. */
  code: string | undefined;
  /** Where it stands in the program. */
  file: string;
}

/** Every file of stories, as written, by its path in the sources of the widgets, or in the repository. */
export const STORY_FILES: ReadonlyMap<string, StoryFile> = storyFiles();

/** The exported names of @urzad/ui, each with the entry from which a host imports it. */
export const IMPORTED_FROM = publicNames(UI);

export const SAMPLES = samplesOfStories();

/** The library, its kit, the samples of its stories and those of both READMEs. Reading them takes seconds: one program is for all tests. */
export const PROGRAM = program();

/** What the entries export, each once. */
export function exportsOfEntries(): ts.Symbol[] {
  return [...new Set(ENTRIES.flatMap((entry) => [...exportsOf(entry).values()]))];
}

/** What a module exports, by the name under which it does. */
export function exportsOf(file: string): Map<string, ts.Symbol> {
  const checker = PROGRAM.getTypeChecker();
  const source = PROGRAM.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbols = module ? checker.getExportsOfModule(module) : [];

  return new Map(
    symbols.map((symbol) => [
      symbol.name,
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    ]),
  );
}

/** The file and the line. */
export function placeOf(declaration: ts.Declaration): string {
  const source = declaration.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
  return `${path.relative('.', source.fileName)}:${line + 1}`;
}

function storyFiles(): Map<string, StoryFile> {
  return new Map(
    [...WIDGET_STORIES, ...ASSEMBLED_STORIES].map((file) => [
      file.replace('packages/ui/src/', ''),
      readStoryFile(path.resolve(file), readFileSync(file, 'utf8')),
    ]),
  );
}

function samplesOfStories(): StorySample[] {
  return [...STORY_FILES].flatMap(([name, file]) =>
    [...file.stories.keys()].map((story) => ({
      story: `${name} ${story}`,
      code: sampleOf(file, story, IMPORTED_FROM),
      file: file.source.fileName.replace(/\.stories\.tsx$/, `.${story}.sample.tsx`),
    })),
  );
}

function program(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(UI, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  // A sample may declare more than it shows, as its story does.
  const options = { ...config?.options, noUnusedLocals: false };
  const host = ts.createCompilerHost(options);
  const samples = [...SAMPLES, ...README_SAMPLES];
  const texts = new Map(samples.flatMap(({ file, code }) => (code ? [[file, `${code}\nexport {};\n`]] : [])));
  for (const [file, text] of BESIDE_READMES) texts.set(file, text);

  return ts.createProgram([...ENTRIES, ...ENTRIES_OF_THE_KIT, ...texts.keys()], options, {
    ...host,
    fileExists: (file) => BESIDE_READMES.has(file) || host.fileExists(file),
    getSourceFile: (file, version, ...more) => {
      const text = texts.get(file);
      return text === undefined
        ? host.getSourceFile(file, version, ...more)
        : ts.createSourceFile(file, text, version, true);
    },
  });
}
