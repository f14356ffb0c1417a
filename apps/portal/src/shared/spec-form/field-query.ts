/** The way to one question within a form, whatever the form's own address: it opens the step and names the question. */
export function fieldQuery(step: number, path: string, { from }: { from?: number } = {}): string {
  const way = { step: String(step), field: path, ...(from !== undefined && { [FROM]: String(from) }) };

  return `?${new URLSearchParams(way)}`;
}

/** The step with the link, to which the person goes back: `from=8`. */
export const FROM = 'from';

/** The path that an address names; empty when it names none. */
export function fieldIn(search: URLSearchParams): string {
  return search.get('field') ?? '';
}
