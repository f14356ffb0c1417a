/** What screen readers do not read, as the star of a required field. */
const UNREAD = '[aria-hidden="true"]';

/** The label of the field in which the person is, for saying that they come back to it. */
export function fieldInFocus(): string | undefined {
  const { activeElement } = document;
  const isField =
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement ||
    activeElement instanceof HTMLSelectElement;
  const label = isField ? activeElement.labels?.[0] : undefined;
  if (!label) return undefined;

  const unread = [...label.querySelectorAll(UNREAD)].map(({ textContent }) => textContent);
  return unread.reduce((text, part) => text.replace(part, ''), label.textContent).trim() || undefined;
}
