/** The address that calls a number as people write it: "(00) 123 45 61" → "tel:001234561". */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^0-9+]/g, '')}`;
}
