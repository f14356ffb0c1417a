/** How the person is called in a sentence; an account without a name has its address. */
export function firstName(name_all: string): string {
  return name_all.split(' ')[0] ?? name_all;
}
