import { isRichTextLink } from '@urzad/domain/rich-text';
import { withScheme } from '../url-field/with-scheme';

/** What a person means by `urzad.pl`, `anna@urzad.pl` or `000 000 011`, as an address; nothing when it is none. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const digits = text.replace(/[\s()-]/g, '');
  const phone = /^\d{9}$/.test(digits) ? `tel:+48${digits}` : `tel:${digits}`;

  return [text, withScheme(text), `mailto:${text}`, phone].find(isRichTextLink);
}
