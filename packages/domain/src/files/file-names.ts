/** The simple value of a file field: stored names joined by a pipe (Spec §3). */
export function fileNamesOf(value: string): string[] {
  return value.split('|').filter((name) => name !== '');
}

export function joinFileNames(names: readonly string[]): string {
  return names.join('|');
}

/** Every name is one that the server may have given: no path, no control sign, not hidden. */
export function areFileNames(value: string): boolean {
  return fileNamesOf(value).every(
    (name) => name.length <= 255 && /^[^./\\|\p{Cc}][^/\\|\p{Cc}]*$/u.test(name),
  );
}
