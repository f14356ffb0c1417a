import type { Locale } from '../../foundations/locale/locale';

/** What a person may change of a file: its name, with its extension, and its captions. */
export interface FileInfo {
  /** The extension stays that of the file. */
  name: string;
  /** Empty where there is none. */
  captions: Record<Locale, string>;
}

interface Captioned {
  text?: string | undefined;
  captions?: Partial<Record<Locale, string>> | undefined;
}

/** The caption in the language of the interface, or the one that has no language. */
export function captionOf({ captions, text }: Captioned, locale: Locale): string | undefined {
  return captions?.[locale] || text;
}

/** A name in two parts: what is typed, and the extension with its dot. */
export function nameParts(name: string): readonly [stem: string, ending: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}
