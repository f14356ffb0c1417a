/** Files that keep the rules, and the others with the reason. */
export interface JudgedFiles<Code> {
  accepted: readonly File[];
  refused: readonly { file: File; code: Code }[];
}

/** Judges files in their order. Where only one is wanted, the first accepted one counts. */
export function judgedFiles<Code>(
  files: readonly File[],
  isMany: boolean,
  errorOf: (file: File) => Code | undefined,
): JudgedFiles<Code | 'too-many'> {
  const accepted: File[] = [];
  const refused: { file: File; code: Code | 'too-many' }[] = [];
  for (const file of files) {
    const code = errorOf(file) ?? (!isMany && accepted.length > 0 ? 'too-many' : undefined);
    if (code === undefined) accepted.push(file);
    else refused.push({ file, code });
  }
  return { accepted, refused };
}
