/** An argument of a story: a name and its value as code, or without a name an object whose parts are arguments. */
export interface Arg {
  name: string | undefined;
  code: string;
  /** The names that the code takes from outside. */
  used: ReadonlySet<string>;
}

const LINE = 90;

export function attributes(args: readonly Arg[]): string[] {
  return args.filter(({ name }) => name !== 'children').map(attribute);
}

function attribute({ name, code }: Arg): string {
  if (name === undefined) return `{...${code}}`;
  if (code === 'true') return name;
  const text = plainText(code);
  return text !== undefined && !text.includes('"') ? `${name}="${text}"` : `${name}={${code}}`;
}

export function childrenOf(args: readonly Arg[]): string | undefined {
  const code = args.find(({ name }) => name === 'children')?.code;
  if (code === undefined) return undefined;
  const text = plainText(code);
  if (text !== undefined && !/[<>{}]/.test(text)) return text;
  return code.startsWith('<') ? code : `{${code}}`;
}

/** The text of a simple literal: no escapes, and nothing that an attribute would read as an entity. */
function plainText(code: string): string | undefined {
  const [, text] = /^'([^'\\&]*)'$/.exec(code) ?? [];
  return text;
}

/** On one line where it fits, otherwise an attribute on each. */
export function writtenElement(tag: string, parts: readonly string[], children: string | undefined): string {
  const end = children === undefined ? ' />' : `>${children}</${tag}>`;
  const line = `<${[tag, ...parts].join(' ')}${end}`;
  if (line.length <= LINE && !line.includes('\n')) return line;

  const inside = parts.map((part) => `  ${part.replaceAll('\n', '\n  ')}`);
  const close = children === undefined ? '/>' : `>\n  ${children.replaceAll('\n', '\n  ')}\n</${tag}>`;
  return [`<${tag}`, ...inside, close].join('\n');
}
