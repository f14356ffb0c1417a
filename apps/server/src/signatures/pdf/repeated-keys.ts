/** Strings of both kinds, comments, names, and the marks of dictionaries, arrays and the ends of an object. */
const TOKEN =
  /%[^\r\n]*|<<|>>|\[|\]|<[0-9A-Fa-f\s]*>|\/[^\s/<>[\](){}%]*|\((?:\\[\s\S]|[^\\()])*|[^\s/<>[\](){}%]+/y;

/**
 * Whether a dictionary of an object names a key twice: some readers take the first, some the last.
 * @param text from the start of an object; it is read up to its end or its stream
 */
export function hasRepeatedKey(text: string): boolean {
  const open: { keys: Set<string> | undefined; isKey: boolean }[] = [];
  let place = 0;
  while (place < text.length) {
    TOKEN.lastIndex = place;
    const token = TOKEN.exec(text)?.[0];
    place = token ? TOKEN.lastIndex : place + 1;
    if (token === undefined || token.startsWith('%')) continue;
    if (token.startsWith('(')) place = endOfString(text, place - token.length);

    const level = open.at(-1);
    if (token === '>>' || token === ']') {
      open.pop();
      continue;
    }
    if (open.length === 0 && (token === 'endobj' || token === 'stream')) return false;
    if (level?.keys && token.startsWith('/') && level.isKey) {
      const name = unescaped(token);
      if (level.keys.has(name)) return true;
      level.keys.add(name);
      level.isKey = false;
    } else if (level?.keys) {
      // The value ends where the next name stands: numbers and references may take several words.
      level.isKey = true;
    }
    if (token === '<<') open.push({ keys: new Set(), isKey: true });
    if (token === '[') open.push({ keys: undefined, isKey: false });
  }
  return false;
}

/** Brackets within a string are balanced or escaped. */
function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === '\\') place += 1;
    else if (text[place] === '(') depth += 1;
    else if (text[place] === ')' && --depth === 0) return place + 1;
  }
  return text.length;
}

/** `/P#61ges` is `/Pages`. */
function unescaped(name: string): string {
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
