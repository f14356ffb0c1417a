/** `LW/2027/02/01`: numbered from 1 in a month (Process §2.15). */
export function paymentListNumber({
  year,
  month,
  ordinal,
}: {
  year: number;
  month: number;
  ordinal: number;
}): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `LW/${year}/${two(month)}/${two(ordinal)}`;
}
