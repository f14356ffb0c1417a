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

/** What a page tells its reader to install, and the page that it tells them to write. */
export interface FirstSteps {
  /** `npm install @urzad/ui …` */
  install: string;
  /** The text of `src/App.tsx`. */
  app: string;
}

/** The first steps of the README, word for word. */
export function firstStepsOf(markdown: string): FirstSteps {
  const [, install] = /`(npm install [^`]+)`/.exec(markdown) ?? [];
  const [, app] = /```tsx\n([\s\S]+?)```/.exec(markdown) ?? [];
  if (!install || !app) throw new Error('The page does not say what to install or what to write.');
  return { install, app };
}
