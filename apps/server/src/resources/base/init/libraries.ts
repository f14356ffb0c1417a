import { foundItems, type InitPayload } from '@urzad/contract';
import { type PrivilegeLevel, rejectReasons } from '@urzad/grants';
import type { ApplicationRow } from '../../../applications/applications';
import type { Db } from '../../../db';
import { keptLibraries } from '../../libraries/public';
import { firstLocalities } from '../../localities/public';

type Libraries = InitPayload['libraries'];

/** Of a longer dictionary the first items are answered; the others are asked for at its address. */
const ITEMS_MAX = 1_000;

/** The dictionaries of an application with their items; some name its voivodeship. */
export async function librariesWith(
  db: Db,
  { id, voivodeship }: ApplicationRow,
  level: PrivilegeLevel,
): Promise<Libraries> {
  const found = await keptLibraries(db, { id_application: id, level });
  return found.map(({ library: { code, name, name_en }, items }) => {
    const words = rejectReasons(
      voivodeship,
      items.map((item) => ({ code: item.code, pl: item.name, en: item.name_en })),
    );
    return {
      ...{ code, name, name_en, level },
      lookup: items.length > ITEMS_MAX ? `${foundItems.library.url}?code=${code}` : null,
      items: items.slice(0, ITEMS_MAX).map((item, at) => ({
        code: item.code,
        name: words[at]?.pl ?? item.name,
        name_en: words[at]?.en ?? item.name_en,
        number: item.number,
        color: item.color,
        valid_from: item.valid_from,
        valid_to: item.valid_to,
        archived: item.archived,
        extra: item.extra,
      })),
    };
  });
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
    valid_to: null,
    archived: 'no' as const,
    extra: {},
  }));
  const names = { name: 'Miejscowości', name_en: 'Towns and villages' };
  return [{ code: 'MIEJSCOWOSCI', ...names, level: 'application', lookup: foundItems.localities.url, items }];
}
