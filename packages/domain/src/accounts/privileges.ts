/** Several codes in one entry, separated by commas, are all required (Spec §6). Nothing required is always held. */
export function hasEvery(privileges: readonly string[], required: string): boolean {
  return required
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
    .every((code) => privileges.includes(code));
}
