import { foldForSearch, polishSortKey } from '@urzad/domain';
import type { RegistrationDraft } from '@urzad/grants/schemas';

const PESEL = /^\d{11}$/;

/** Columns that lists sort and search by; written with every change of the form. */
export function searchColumns(form: RegistrationDraft, number: string | null) {
  const { firstname = '', lastname = '', city = '', pesel = '' } = form;
  // The office finds a person by the last four digits too (Order §12).
  const end = PESEL.test(pesel) ? pesel.slice(-4) : '';
  return {
    name_sort: polishSortKey(`${lastname} ${firstname}`),
    city_search: foldForSearch(city),
    search_text: foldForSearch([lastname, firstname, lastname, city, number, end].filter(Boolean).join(' ')),
  };
}
