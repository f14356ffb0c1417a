import { foldForSearch, polishSortKey } from '@urzad/domain';
import type { RegistrationDraft } from '@urzad/grants/schemas';

/** Columns that lists sort and search by; written with every change of the form. */
export function searchColumns(form: RegistrationDraft, number: string | null) {
  const { firstname = '', lastname = '', city = '' } = form;
  return {
    name_sort: polishSortKey(`${lastname} ${firstname}`),
    city_search: foldForSearch(city),
    search_text: foldForSearch([lastname, firstname, lastname, city, number].filter(Boolean).join(' ')),
  };
}
