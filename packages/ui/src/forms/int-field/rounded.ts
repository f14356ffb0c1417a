/** `2,6` → `3`, as an integer field rounds (Spec §5). Other text is kept for the rule to refuse. */
export function rounded(text: string): string {
  const typed = text.replace(/\s/g, '').replace(',', '.');

  return /^-?[0-9]{1,12}(\.[0-9]+)?$/.test(typed) ? String(Math.round(Number(typed)) + 0) : text.trim();
}
