const COUNTRY = '+48';

/** Three groups of three digits separated by spaces (Spec §5). */
export function isPhone(text: string): boolean {
  return /^[0-9]{3} [0-9]{3} [0-9]{3}$/.test(text);
}

/** `000 000 011` → `+48000000011`, the international form (E.164). */
export function toE164(phone: string): string {
  return COUNTRY + phone.replace(/ /g, '');
}

/** Groups of three while a person types; everything that is not a digit is dropped. */
export function formatPhone(text: string): string {
  const digits = text.replace(/[^0-9]/g, '').slice(0, 9);

  return (digits.match(/.{1,3}/g) ?? []).join(' ');
}

/** A pasted number, with or without the country's `+48`, `0048`, dashes or brackets, in groups of three. */
export function fromPasted(text: string): string {
  const digits = text.replace(/[^0-9]/g, '');
  const national = digits.length > 9 ? digits.replace(/^(00)?48/, '') : digits;

  return formatPhone(national);
}
