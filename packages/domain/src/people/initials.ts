/** Ten groups of the Polish alphabet, one for each colour of an avatar (Spec §9). */
const LETTER_GROUPS = ['aąb', 'cćd', 'eęfg', 'hij', 'klł', 'mnń', 'oópq', 'rsś', 'tuvw', 'xyzźż'];

/** Letters of the first two words: `Anna Maria Przykładowa` is `AM`. */
export function initialsOf(name: string): string {
  return wordsOf(name)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('pl') ?? '')
    .join('');
}

/** 1 to 10 by the first letter; a name that begins with another character has no group and the default colour. */
export function avatarColourGroup(name: string): number | undefined {
  const letter = [...name.trim().normalize('NFC').toLocaleLowerCase('pl')][0] ?? '';
  const at = LETTER_GROUPS.findIndex((group) => letter !== '' && group.includes(letter));

  return at === -1 ? undefined : at + 1;
}

function wordsOf(name: string): string[] {
  return name.normalize('NFC').split(/\s+/).filter(Boolean);
}
