import { FILE_NAME_MAX, tidyText } from '@urzad/domain';

/**
 * The name is only shown and returned in a header: a file of a folder loses its path, control characters are removed, what
 * other programs write is tidied, the extension stays.
 */
export function readableName(given: string): string {
  const name = tidyText(given.replace(/^.*[/\\]/su, '').replace(/[^\P{C}\s]/gu, ''));
  if (name.length <= FILE_NAME_MAX) return name;

  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  // A cut may leave half of a character, which no database takes.
  return (
    name
      .slice(0, FILE_NAME_MAX - extension.length)
      .toWellFormed()
      .replace(/\ufffd$/u, '') + extension
  );
}
