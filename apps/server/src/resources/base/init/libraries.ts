import { foundItems, type InitPayload } from '@urzad/contract';
import { librariesOf, type PrivilegeLevel } from '@urzad/grants';
import type { Db } from '../../../db';
import { firstLocalities } from '../../localities/public';

type Libraries = InitPayload['libraries'];

/** Of a longer dictionary the first items are answered; the others are asked for at its address. */
const ITEMS_MAX = 1_000;

/** The dictionaries with their items. @param voivodeship which some of them name */
export function librariesWith(voivodeship: string, level: PrivilegeLevel): Libraries {
  return librariesOf(voivodeship)
    .filter((library) => library.level === level)
    .map(({ code, pl, en, items }) => ({
      code,
      name: pl,
      name_en: en,
      level,
      lookup: null,
      items: items.map((item, at) => ({
        code: item.code,
        name: item.pl,
        name_en: item.en,
        number: at + 1,
        color: item.color ?? null,
        valid_from: item.valid_from ?? null,
        extra: { ...item.extra },
      })),
    }));
}

/** The dictionary that people and imports add to: it stands in a table. */
export async function localitiesOf(db: Db): Promise<Libraries> {
  const places = await firstLocalities(db, ITEMS_MAX);
  const inOrder = places.toSorted((one, other) => one.name.localeCompare(other.name, 'pl'));
  const items = inOrder.map(({ id, name }, at) => ({
    code: String(id),
    name,
    name_en: name,
    number: at + 1,
    color: null,
    valid_from: null,
    extra: {},
  }));
  const names = { name: 'Miejscowości', name_en: 'Towns and villages' };
  return [{ code: 'MIEJSCOWOSCI', ...names, level: 'application', lookup: foundItems.localities.url, items }];
}
