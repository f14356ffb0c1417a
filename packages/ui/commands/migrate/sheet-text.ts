/** What looks like a name in a style sheet and is none. */
const NO_NAMES = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]+|\\.)*"|'(?:[^'\\\n]+|\\.)*'|url\([^)]*\)/g;
/** In Sass and Less a comment goes to the end of its line too. */
const NO_NAMES_OF_SASS = new RegExp(`${NO_NAMES.source}|//[^\\n]*`, 'g');
/** In pages and other texts a string may hold styles. */
const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g;

/** A name in a text, and where it stands. */
export interface Found {
  name: string;
  at: number;
}

/** A style sheet with blanks in place of comments, strings and addresses: every name keeps its place. */
export function namesOnly(text: string, path: string): string {
  return blanked(text, /\.(?:scss|sass|less)$/.test(path) ? NO_NAMES_OF_SASS : NO_NAMES);
}

/** `--accent: …` in what `namesOnly` left of a style sheet. */
export function declaredProperties(names: string): Found[] {
  return found(names, /(?:^|[{;\s])--([a-zA-Z][\w-]*)\s*:/g);
}

/** `--accent: …` in a page, a component of Vue, or a text of a script. */
export function declaredInText(text: string): Found[] {
  return found(blanked(text, COMMENTS), /(?:^|[{;\s"'`])--([a-zA-Z][\w-]*)\s*:/g);
}

/** Every custom property, set or read. `&--text` and `#{$block}--text` of Sass are classes, `$--text` is a variable. */
export function propertiesIn(names: string): Found[] {
  return found(names, /(?<![\w$@&%#}.-])--([a-zA-Z][\w-]*)/g);
}

/** The classes of selectors. */
export function classesIn(names: string): Found[] {
  return found(names, /\.([a-zA-Z_][\w-]*)/g);
}

export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** How the lines of a file end. */
export function lineEndOf(text: string): string {
  return /\r?\n/.exec(text)?.[0] ?? '\n';
}

function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (part) => part.replace(/[^\n]+/g, (line) => ' '.repeat(line.length)));
}

/** `at` is the place of the name itself. */
function found(text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, name = ''] = match;
    return { name, at: match.index + whole.lastIndexOf(name) };
  });
}
