import { isRichTextLink } from '@urzad/domain/rich-text';
import { withScheme } from '../url-field/with-scheme';

/** The address that `urzad.pl`, `anna@urzad.pl` or `000 000 011` means; undefined when it is none. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const digits = text.replace(/[\s()-]/g, '');
  const phone = /^\d{9}$/.test(digits) ? `tel:+48${digits}` : `tel:${digits}`;

  return [text, withScheme(text), `mailto:${text}`, phone].find(isRichTextLink);
}
