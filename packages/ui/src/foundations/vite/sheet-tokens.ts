/** A rule of the sheet that sets nothing but custom properties. */
export interface TokenRule {
  /** At-rules around it from the outermost, such as `@media print`. */
  within: string[];
  /** CSS, several with commas between them. */
  selectors: string;
  /** CSS values by the names of their properties. */
  says: Record<string, string>;
}

/** A custom property of ours in a script, a page or a sheet. One that ends with a hyphen is the beginning of a name that is put together. */
const SPOKEN = /--u(?:rzad)?-[\w-]*/g;

/** A custom property whose value is read. */
const READ = /var\(\s*(--[\w-]+)/g;

/** The custom properties of ours of which a text of a host speaks, with the beginnings of such. */
export function tokensIn(text: string): string[] {
  return text.match(SPOKEN) ?? [];
}

/** Whether one of these names is that of the token or its beginning. */
export function isSpokenOf(token: string, spoken: ReadonlySet<string>): boolean {
  if (spoken.has(token)) return true;
  for (const name of spoken) if (name.endsWith('-') && token.startsWith(name)) return true;
  return false;
}

/** The names of all tokens. */
export function namesOf(rules: readonly TokenRule[]): string[] {
  return [...new Set(rules.flatMap(({ says }) => Object.keys(says)))];
}

/**
 * The tokens that are spoken of or read, and those from which their values are made.
 * @param css rules that read tokens
 */
export function tokensNeeded(
  rules: readonly TokenRule[],
  css: string,
  spoken: ReadonlySet<string>,
): ReadonlySet<string> {
  const all = rules.flatMap(({ says }) => Object.entries(says));
  const needed = new Set([...readIn(css), ...namesOf(rules).filter((token) => isSpokenOf(token, spoken))]);
  // What is added on the way is visited too.
  for (const name of needed)
    for (const [token, value] of all) if (token === name) for (const read of readIn(value)) needed.add(read);
  return needed;
}

/** The rules with the tokens that are wanted. */
export function withTokens(rules: readonly TokenRule[], isWanted: (token: string) => boolean): TokenRule[] {
  return rules
    .map((rule) => ({
      ...rule,
      says: Object.fromEntries(Object.entries(rule.says).filter(([name]) => isWanted(name))),
    }))
    .filter(({ says }) => Object.keys(says).length > 0);
}

function readIn(css: string): string[] {
  return [...css.matchAll(READ)].map(([, name = '']) => name);
}
