import { foldForSearch, isPesel, type Pesel, polishSortKey } from '@urzad/domain';

/** A parent of the many, with one child. Everything is invented; the same person is made each time. */
export interface VolumePerson {
  firstname: string;
  lastname: string;
  mail: string;
  phone: string;
  pesel: Pesel;
  name_sort: string;
  child: { firstname: string; lastname: string; pesel: Pesel };
}

/** Of women and of men, in this order. */
const FIRST_NAMES = [
  'Agnieszka Żaneta Łucja Grażyna Małgorzata Świętosława Wioletta Bożena Józefina Kinga'.split(' '),
  'Łukasz Michał Wojciech Żelisław Błażej Paweł Stanisław Jędrzej Zbigniew Grzegorz'.split(' '),
] as const;
const CHILDREN = [
  'Hania Róża Zuzia Łucja Kalina Iga'.split(' '),
  'Staś Józio Błażej Kuba Leoś Jaś'.split(' '),
] as const;
/** Adjectives without their ending, so that nobody is called so. */
const LAST_NAMES =
  'Pokazow Zmyślon Przykładow Wzorcow Ćwiczebn Próbn Udawan Pozorn Umown Szablonow Modelow Makietow Rysunkow Poglądow Szkicow Domyśln Wyobrażon Źródlan Gęślow Żaglow Śliwkow Łąkow'.split(
    ' ',
  );
/** The longest names that the fields take. */
const LONGEST = { firstname: 'Żółcisława'.repeat(6), lastname: 'Źdźbłowska'.repeat(6) } as const;
const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/** @param born year and month of the child, as a PESEL writes them: `2511` with 20 added to the month is `2531` */
export function volumePerson(n: number, born: string): VolumePerson {
  const isMan = n % 3 === 2;
  const isBoy = n % 2 === 1;
  const firstname = n === 0 ? LONGEST.firstname : pick(FIRST_NAMES[isMan ? 1 : 0], n);
  const family = `${pick(LAST_NAMES, n)}|-${pick(LAST_NAMES, Math.floor(n / LAST_NAMES.length) + 7)}|`;
  const lastname = n === 0 ? LONGEST.lastname : named(family, isMan);
  const mail = `osoba.${foldForSearch(pick(LAST_NAMES, n))}.${n + 1}@example.com`;
  return {
    firstname,
    lastname,
    mail,
    phone: `000 001 ${String(n).padStart(3, '0')}`,
    pesel: peselOf(`${80 + (n % 17)}${two(1 + (n % 12))}${two(1 + (n % 28))}`, n, isMan),
    name_sort: polishSortKey(`${lastname} ${firstname}`),
    child: {
      firstname: pick(CHILDREN[isBoy ? 1 : 0], n),
      lastname: n === 0 ? LONGEST.lastname : named(family, isBoy),
      pesel: peselOf(`${born}${two(1 + (n % 28))}`, n, isBoy),
    },
  };
}

function named(family: string, isMan: boolean): string {
  return family.replaceAll('|', isMan ? 'y' : 'a');
}

/** With a serial number of its own: people of one day never share one. */
function peselOf(day: string, n: number, isMan: boolean): Pesel {
  const digits = `${day}${String(5_000 + 2 * n + (isMan ? 1 : 0))}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const pesel = `${digits}${(10 - (sum % 10)) % 10}`;
  if (!isPesel(pesel, '2027-02-10')) throw new Error(`The demo PESEL ${pesel} is not valid.`);
  return pesel;
}

function pick(words: readonly string[], n: number): string {
  return words[n % words.length] ?? '';
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
