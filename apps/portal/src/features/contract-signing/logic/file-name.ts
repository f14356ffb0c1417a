/** The name of the file of a contract or an annex, without the ending: `umowa-UM-II-0041-2027`. */
export function fileNameOf(kind: 'umowa' | 'aneks', number: string): string {
  return `${kind}-${number.replaceAll('/', '-')}`;
}
