/** Where an arrow, Home or End leads among `count` entries, wrapping at the ends; undefined for any other key. */
export function indexAfterKey(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  return undefined;
}

/** The next entry that begins with the typed text, the present one last; the same letter again goes on to the next. */
export function indexByText(labels: readonly string[], typed: string, from: number): number | undefined {
  const repeated = [...typed].every((letter) => letter === typed[0]);
  const wanted = (repeated ? (typed[0] ?? '') : typed).toLocaleLowerCase('pl');
  const first = repeated ? from + 1 : Math.max(from, 0);

  for (let step = 0; step < labels.length; step += 1) {
    const at = (first + step) % labels.length;
    if (labels[at]?.toLocaleLowerCase('pl').startsWith(wanted)) return at;
  }
  return undefined;
}
