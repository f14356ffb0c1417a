/**
 * Lower case without diacritics, so that `zolw` finds `Żółw`. `ł` has no decomposition in Unicode, so it is replaced
 * explicitly.
 */
export function foldForSearch(text: string): string {
  return text.toLowerCase().replace(/ł/g, 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
