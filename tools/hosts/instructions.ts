import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('.storybook/pages');

/** What a page that is followed asks its reader to do: a command, or a file to write. */
export type Instruction = { command: string } | { file: string; text: string };

/** The instructions of a page of documentation in their order: the lines of its `sh` blocks and its files. */
export function instructionsOf(page: string): Instruction[] {
  const text = readFileSync(path.join(FOLDER, page), 'utf8');
  const sources = new Map(
    [...text.matchAll(/^import (\w+) from '([^']+)\?raw';$/gm)].map(([, name = '', file = '']) => [
      name,
      file,
    ]),
  );

  return [...text.matchAll(/^```sh\n([\s\S]+?)^```$|<CodeFile name="([^"]+)" code=\{(\w+)\} \/>/gm)].flatMap(
    ([, commands, file = '', name = '']): Instruction[] => {
      if (commands)
        return commands
          .trim()
          .split('\n')
          .map((command) => ({ command }));
      const source = sources.get(name);
      if (!source) throw new Error(`${page} shows ${file} and does not import ${name}.`);
      return [{ file, text: readFileSync(path.join(FOLDER, source), 'utf8') }];
    },
  );
}

/** What the README tells its reader to do, word for word. */
export interface FirstSteps {
  /** `npm install @urzad/ui …` */
  install: string;
  /** Files of a new project that go. */
  deleted: readonly string[];
  /** The beginning of `index.html`, in place of what the new project has. */
  html: { given: string; instead: string };
  /** The text of `src/main.tsx`. */
  main: string;
  /** The text of `src/documents.tsx`. */
  documents: string;
}

/** The first steps of the README: what is installed, the page of a new project, and a part of it from two entries. */
export function firstStepsOf(markdown: string): FirstSteps {
  const [, install] = /`(npm install [^`]+)`/.exec(markdown) ?? [];
  const [, html, given] =
    /begin `index\.html` with `(<html[^`]+>)` in place of its `(<html[^`]+>)`/.exec(markdown) ?? [];
  const [, files = ''] = /\bdelete ((?:`src[^`]+`(?:, | and\s+)?)+)/.exec(markdown) ?? [];
  const [main, documents] = blocksOf(markdown, 'tsx');
  if (!install || !html || !given || !main || !documents)
    throw new Error('The page lacks one of its first steps.');

  return {
    install,
    deleted: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    html: { given, instead: html },
    main,
    documents,
  };
}

/** The pages of the README for server components, by the names of their files in the app of Next. */
export function pagesForNextOf(markdown: string): Readonly<Record<string, string>> {
  const [page, form] = blocksOf(markdown, 'tsx').filter((code) => code.includes("from 'next/server'"));
  const send = blocksOf(markdown, 'ts').find((code) => code.startsWith("'use server'"));
  if (!page || !form || !send) throw new Error('The README lacks a page for Next.');

  return {
    'readme/page.tsx': page,
    'readme/form/page.tsx': form,
    'readme/form/send.ts': send,
  };
}

function blocksOf(markdown: string, kind: string): string[] {
  return [...markdown.matchAll(/^```(\w+)\n([\s\S]+?)^```$/gm)].flatMap(([, of, code = '']) =>
    of === kind ? [code] : [],
  );
}
