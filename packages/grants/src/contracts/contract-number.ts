/** `UM/II/0041/2026`: numbered from 1 in an edition, with the year of the preparation. */
export function contractNumber({
  edition,
  ordinal,
  year,
}: {
  edition: string;
  ordinal: number;
  year: string;
}): string {
  return `UM/${edition}/${String(ordinal).padStart(4, '0')}/${year}`;
}
