import { libraries, libraryItems } from '@urzad/contract';
import { librariesKey } from '#shared/entities/libraries/library-query';
import { defineListLocation, type LocationOf } from '#shared/list/list-location';
import { paths } from '#shared/paths';

/** Dictionaries of the office, by whose their codes are. */
export const libraryList = defineListLocation({
  endpoint: libraries.get,
  path: paths.libraries,
  tableCode: 'library',
  tabs: {
    all: {},
    office: { kind: 'office' },
    rules: { kind: 'rules' },
    register: { kind: 'register,places' },
  },
  sorts: ['name', 'code'],
  filters: {},
  choices: {},
});
export type LibraryLocation = LocationOf<typeof libraryList>;

/** Without the place in the list: the address of a dictionary says what of its own list is shown. */
export const libraryHref = ({ id }: { id: number }): string => paths.library(id);

const anyItems = defineListLocation({
  endpoint: libraryItems.get,
  path: paths.libraries,
  tableCode: 'libraryitem',
  tabs: { active: { archived: 'no' }, archived: { archived: 'yes' }, all: {} },
  sorts: ['number', 'name', 'code'],
  filters: {},
  choices: {},
});
export type ItemLocation = LocationOf<typeof anyItems>;
export type ItemList = typeof anyItems;

/** The items of one dictionary. */
export function itemListOf(id: number): ItemList {
  return { ...anyItems, hrefOf: (location) => paths.library(id) + anyItems.toQuery(location) };
}

export function itemsKeyOf(id: number) {
  return [...librariesKey, 'items', id] as const;
}
