/** A paragraph that Word means as an item of a list. */
export interface WordListItem {
  /** Nesting from 1. */
  level: number;
  isOrdered: boolean;
  /** The number that the item shows; 1 where it shows none. */
  number: number;
}

/**
 * Reads what Word writes of a list: `mso-list:l0 level2 lfo1` in the style of a paragraph and the drawn sign before it,
 * `2.`, `b)` or a bullet.
 */
export function wordListItem(style: string, sign: string): WordListItem | undefined {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style)?.[1];
  if (level === undefined) return undefined;
  const [, mark] = /^\(?(\d{1,3}|[a-z]{1,5})[.)]/i.exec(sign.trim()) ?? [];

  return { level: Number(level), isOrdered: mark !== undefined, number: Number(mark) || 1 };
}

/** Whether this style marks the drawn sign of an item, which a real list draws itself. */
export function isWordListSign(style: string): boolean {
  return /mso-list:\s*ignore/i.test(style);
}
