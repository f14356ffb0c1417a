import type { KeyboardEvent } from 'react';
import { lineCommand } from './line-keys';

/** A focusable of a row, of which the first is that of its document. */
const ROW = 'li[data-review-row]';

/**
 * Presses the button of the key, so that a key and a click do the same. In a field it types, in a dialog it does nothing.
 *
 * @param openBeside opens the file after the open one, or the one before
 */
export function followLineKeys(event: KeyboardEvent<HTMLElement>, openBeside: (by: 1 | -1) => void) {
  const target = event.target instanceof Element ? event.target : null;
  // Events of a dialog come here by React, though it is elsewhere in the page.
  if (!target || !event.currentTarget.contains(target)) return;
  const command = target.closest('input, textarea, select') ? undefined : lineCommand(event);
  if (command === 'file-before' || command === 'file-after') {
    event.preventDefault();
    return openBeside(command === 'file-after' ? 1 : -1);
  }

  const row = target.closest(ROW);
  if (!command || !row) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll(ROW)];
  const goTo = (by: 1 | -1) => rows[rows.indexOf(row) + by]?.querySelector('button')?.focus();
  if (command === 'next') return goTo(1);
  if (command === 'previous') return goTo(-1);

  const button = row.querySelector<HTMLButtonElement>(`button[data-verdict="${command}"]`);
  const isAccepting = command === 'OK' && button?.getAttribute('aria-pressed') === 'false';
  button?.click();
  if (isAccepting) goTo(1);
}
