/** The simple value of a file field: stored names joined by a pipe (Spec §3). */
export function fileNamesOf(value: string): string[] {
  return value.split('|').filter((name) => name !== '');
}

export function joinFileNames(names: readonly string[]): string {
  return names.join('|');
}

/** Every name can be one that the server gave: no path, no control character, not hidden. */
export function areFileNames(value: string): boolean {
  return fileNamesOf(value).every(
    (name) => name.length <= 255 && /^[^./\\|\p{Cc}][^/\\|\p{Cc}]*$/u.test(name),
  );
}
