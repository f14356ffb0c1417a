import { birthDateOf, foldForSearch, GMINY, isPesel, regionOf, sexOf, warsawDate } from '@urzad/domain';
import type { Tx } from '../db';
import { addAccount } from './add-account';
import { FILLERS } from './fillers';
import type { Seeding } from './seeding';
import { SETTLED_PEOPLE } from './settled-people';

type Person = readonly [
  firstname: string,
  lastname: string,
  pesel: string,
  address: {
    zip: string;
    city: string;
    /** TERC code of the powiat; the commune has the name of the town. */
    district: string;
    street?: string;
    building: string;
  },
];

/**
 * The parents of Process §8.2 and a few more for the queue. Names, numbers and house numbers are invented; the towns
 * exist.
 */
const PEOPLE: readonly Person[] = [
  [
    'Anna',
    'Przykładowa',
    '90041200022',
    {
      zip: '73-108',
      city: 'Kobylanka',
      district: '3214',
      street: 'Szkolna',
      building: '4',
    },
  ],
  [
    'Katarzyna',
    'Wzorcowa',
    '88110300041',
    {
      zip: '70-001',
      city: 'Szczecin',
      district: '3262',
      street: 'Lipowa',
      building: '17',
    },
  ],
  [
    'Marek',
    'Fikcyjny',
    '85062100015',
    {
      zip: '78-500',
      city: 'Drawsko Pomorskie',
      district: '3203',
      street: 'Polna',
      building: '8',
    },
  ],
  [
    'Joanna',
    'Żółwińska',
    '93022800060',
    {
      zip: '78-300',
      city: 'Świdwin',
      district: '3216',
      street: 'Kwiatowa',
      building: '2',
    },
  ],
  [
    'Oksana',
    'Demonstracyjna',
    '91090900086',
    {
      zip: '75-001',
      city: 'Koszalin',
      district: '3261',
      street: 'Morska',
      building: '31',
    },
  ],
  [
    'Łucja',
    'Ćwiczebna',
    '95123100029',
    {
      zip: '78-320',
      city: 'Połczyn-Zdrój',
      district: '3216',
      street: 'Zdrojowa',
      building: '6',
    },
  ],
  [
    'Paweł',
    'Ślimakowy',
    '87010100030',
    {
      zip: '72-344',
      city: 'Rewal',
      district: '3205',
      street: 'Wczasowa',
      building: '11',
    },
  ],
  [
    'Ewa',
    'Próbna',
    '96071500042',
    {
      zip: '72-300',
      city: 'Gryfice',
      district: '3205',
      street: 'Ogrodowa',
      building: '5',
    },
  ],
  [
    'Śliwka',
    'Testowa',
    '92030300023',
    {
      zip: '72-420',
      city: 'Dziwnów',
      district: '3207',
      street: 'Portowa',
      building: '9',
    },
  ],
  [
    'Tomasz',
    'Wymyślony',
    '89041700014',
    { zip: '72-100', city: 'Goleniów', district: '3204', building: '14' },
  ],
  [
    'Żaneta',
    'Gęślowa',
    '91052300026',
    { zip: '73-110', city: 'Stargard', district: '3214', street: 'Klonowa', building: '3' },
  ],
  [
    'Bartłomiej',
    'Ćwierć-Nowakowski',
    '86121100036',
    { zip: '78-600', city: 'Wałcz', district: '3217', street: 'Jeziorna', building: '22' },
  ],
  [
    'Grażyna',
    'Źródlana',
    '94073000041',
    { zip: '78-100', city: 'Kołobrzeg', district: '3208', street: 'Solna', building: '1' },
  ],
];

const FURTHER: readonly Person[] = [...FILLERS, ...SETTLED_PEOPLE].map(
  ({ firstname, lastname, pesel, address }) => [firstname, lastname, pesel, address],
);

/** Accounts of parents with complete profiles, and one who has only just registered. */
export async function seedPeople(tx: Tx, seeding: Seeding): Promise<void> {
  for (const [at, [firstname, lastname, pesel, address]] of [...PEOPLE, ...FURTHER].entries()) {
    if (!isPesel(pesel, warsawDate(seeding.date)))
      throw new Error(`The demo PESEL of ${firstname} is not valid.`);
    await addAccount(tx, seeding, {
      mail: mailOf(firstname, lastname),
      role: 'CITIZEN',
      firstname,
      lastname,
      phone: `000 000 0${String(at + 11).padStart(2, '0')}`,
      pesel,
      born_date: birthDateOf(pesel),
      sex: sexOf(pesel),
      accept_condition: 'yes',
      accept_condition_date: seeding.date,
      location_street: address.street ?? null,
      location_building_number: address.building,
      location_zip_code: address.zip,
      location_city: address.city,
      location_region: regionOf(address.district),
      location_community: communeOf(address.city, address.district),
      location_district: address.district,
    });
  }
  await addAccount(tx, seeding, { mail: mailOf('Zenon', 'Testowy'), role: 'CITIZEN' });
}

/** The e-mail address of a person of the demo data. */
export function mailOf(firstname: string, lastname: string): string {
  return `${foldForSearch(firstname)}.${foldForSearch(lastname)}@example.com`;
}

/** The urban commune, where there is one: its rural neighbour has the same name. */
export function communeOf(city: string, district: string): string {
  const named = GMINY.filter((commune) => commune.district === district && commune.pl.startsWith(city));
  const found = named.find(({ code }) => !code.endsWith('-w')) ?? named[0];
  if (!found) throw new Error(`The dictionary GMINY has no ${city} in district ${district}.`);
  return found.code;
}
