/** A paragraph of Word that is an item of a list. */
export interface WordListItem {
  /** Nesting from 1. */
  level: number;
  isOrdered: boolean;
  /** The number in the marker of the item; 1 without one. */
  number: number;
}

/**
 * Parses Word's mark-up of a list: `mso-list:l0 level2 lfo1` in the style of a paragraph and the marker before it,
 * `2.`, `b)` or a bullet.
 */
export function wordListItem(style: string, sign: string): WordListItem | undefined {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style)?.[1];
  if (level === undefined) return undefined;
  const [, mark] = /^\(?(\d{1,3}|[a-z]{1,5})[.)]/i.exec(sign.trim()) ?? [];

  return { level: Number(level), isOrdered: mark !== undefined, number: Number(mark) || 1 };
}

/** Whether this style is that of the typed marker, which a real list draws itself. */
export function isWordListSign(style: string): boolean {
  return /mso-list:\s*ignore/i.test(style);
}
