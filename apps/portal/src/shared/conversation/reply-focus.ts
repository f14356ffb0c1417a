/** Where the focus is when a letter was sent; the form of the next one takes it over. */
export interface ReplyFocus {
  /** False for who has gone on to something else on the page. */
  takes: boolean;
  /** Of who is writing on. */
  caret: number | undefined;
}

/** @param label the name of the form */
export function focusInForm(label: string): ReplyFocus {
  const active = document.activeElement;
  const isHere = active?.closest('form')?.getAttribute('aria-label') === label;
  const isInText = isHere && active instanceof HTMLTextAreaElement && active.name === 'body';
  // A button that waits may have lost the focus to the page.
  const takes = isHere || active === null || active === document.body;
  return { takes, caret: isInText ? active.selectionEnd : undefined };
}
