/** What looks like a name in a style sheet and is none. */
const NO_NAMES = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)]*\)/g;

/** A name in a text, and where it stands. */
interface Found {
  name: string;
  at: number;
}

/** The text with blanks in place of comments, strings and addresses: every name keeps its place. */
export function namesOnly(text: string): string {
  return text.replace(NO_NAMES, (part) => part.replace(/[^\n]/g, ' '));
}

/** `--accent: …`, in a style sheet, or in the styles of a page. */
export function declaredProperties(text: string): Found[] {
  return found(namesOnly(text), /(?:^|[{;\s])--([a-zA-Z][\w-]*)\s*:/g);
}

/** Every custom property, set or read. */
export function propertiesIn(text: string): Found[] {
  return found(namesOnly(text), /(?<![\w-])--([a-zA-Z][\w-]*)/g);
}

/** The classes of selectors. */
export function classesIn(text: string): Found[] {
  return found(namesOnly(text), /\.([a-zA-Z_][\w-]*)/g);
}

export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** `at` is the place of the name itself. */
function found(text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, name = ''] = match;
    return { name, at: match.index + whole.lastIndexOf(name) };
  });
}
