import { FILE_NAME_MAX } from '@urzad/domain';

/**
 * The name is only shown and returned in a header: a file of a folder loses its path, control and hidden characters are
 * removed, the extension never is.
 */
export function readableName(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replace(/\p{C}/gu, '')
    .trim();
  if (name.length <= FILE_NAME_MAX) return name;

  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, FILE_NAME_MAX - extension.length) + extension;
}
