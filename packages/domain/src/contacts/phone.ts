const COUNTRY = '+48';

/** The number of digits of two numbers of any country (E.164). */
const GROUPED_MAX = 30;

/** Three groups of three digits separated by spaces (Spec §5). */
export function isPhone(text: string): boolean {
  return /^[0-9]{3} [0-9]{3} [0-9]{3}$/.test(text);
}

/** `000 000 011` → `+48000000011`, the international form (E.164). */
export function toE164(phone: string): string {
  return COUNTRY + phone.replace(/ /g, '');
}

/**
 * Groups of three for typed, pasted or autofilled text. The prefix of Poland is removed (`+48`, and `0048` or `48`
 * before a whole number). A number of another country, or with too many digits, keeps all of them: cut off, it would
 * be another number.
 */
export function formatPhone(text: string): string {
  const signs = text.replace(/[^0-9+]/g, '');
  const isForeign = signs.startsWith('+') && !signs.startsWith(COUNTRY);
  const digits = signs.replace(/^\+48/, '').replace(/\+/g, '');

  return isForeign ? `+${digits}` : inThrees(digits.replace(/^(?:00)?48(?=[0-9]{9}$)/, ''));
}

/** Only the last group may be shorter. More digits than two numbers have are pasted text, and are not grouped. */
function inThrees(digits: string): string {
  if (digits.length > GROUPED_MAX) return digits;
  return (digits.match(/.{1,3}/g) ?? []).join(' ');
}
