/** The way to one question within a form, whatever the form's own address: it opens the step and names the question. */
export function fieldQuery(step: number, path: string): string {
  return `?${new URLSearchParams({ step: String(step), field: path })}`;
}

/** The path that an address names; empty when it names none. */
export function fieldIn(search: URLSearchParams): string {
  return search.get('field') ?? '';
}
