const COUNTRY = '+48';

/** Digits of two numbers of any countries (E.164). */
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
 * Groups of three for what is typed, pasted or filled in. The country of Poland goes (`+48`, and `0048` or `48` before a
 * whole number). A number of another country, or with too many digits, keeps them all: cut off, it would be another number.
 */
export function formatPhone(text: string): string {
  const signs = text.replace(/[^0-9+]/g, '');
  const isForeign = signs.startsWith('+') && !signs.startsWith(COUNTRY);
  const digits = signs.replace(/^\+48/, '').replace(/\+/g, '');

  return isForeign ? `+${digits}` : inThrees(digits.replace(/^(?:00)?48(?=[0-9]{9}$)/, ''));
}

/** Only the last group may be shorter. More digits than two numbers have are a pasted page, and stay together. */
function inThrees(digits: string): string {
  if (digits.length > GROUPED_MAX) return digits;
  return (digits.match(/.{1,3}/g) ?? []).join(' ');
}
