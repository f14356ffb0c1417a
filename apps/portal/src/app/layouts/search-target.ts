import {
  type Privilege,
  SEE_CASES,
  SEE_CLAIMS,
  SEE_CO_FUNDINGS,
  SEE_CONTRACTS,
  SEE_DOCUMENTS,
  SEE_PAYMENTS,
  SEE_REGISTRATIONS,
  SEE_TICKETS,
} from '@urzad/grants';
import { paths } from '#shared/paths';

/** A list in which the top bar finds. */
interface Target {
  path: string;
  privilege: Privilege;
  /** How the numbers of its documents begin; absent of people, who have none. */
  number?: RegExp;
  /** Its tab; absent where the first one is meant, or the path says it. */
  tab?: string;
  /** Finds by names too: the first such list that a person may see takes all that is no number of another one. */
  isOfNames?: boolean;
}

const ALL = { tab: 'all', isOfNames: true };

const TARGETS: readonly Target[] = [
  { ...ALL, path: paths.registrations, privilege: SEE_REGISTRATIONS, number: /^fr\// },
  // `UM/II/0044/2027-A1`, before the contracts, whose numbers begin the same.
  { path: paths.annexes, tab: 'all', privilege: SEE_CONTRACTS, number: /^um\/\S*-a\d*$/ },
  { ...ALL, path: paths.contracts, privilege: SEE_CONTRACTS, number: /^um\// },
  { ...ALL, path: paths.claims, privilege: SEE_CLAIMS, number: /^roz\// },
  { ...ALL, path: paths.coFundings, privilege: SEE_CO_FUNDINGS, number: /^dof\// },
  // `PMG.4321.41.2027`, the sign of a case.
  { ...ALL, path: paths.officeCases, privilege: SEE_CASES, number: /^[a-z]{2,6}\.\d{4}\b/ },
  { path: paths.documents, privilege: SEE_DOCUMENTS, number: /^dok\// },
  { path: paths.payments, tab: 'lists', privilege: SEE_PAYMENTS, number: /^lw\// },
  // Who leads accounts alone finds people there.
  { ...ALL, path: paths.users, privilege: 'user_show' },
  // The saved filter of all tickets.
  { path: `${paths.tickets}/5`, privilege: SEE_TICKETS, number: /^zgl\//, isOfNames: true },
];

/** A whole PESEL. */
const PESEL = /^\d{11}$/;
const PESEL_END = 4;

type May = (privilege: Privilege) => boolean;

/** Whether a person may search at all. */
export function maySearch(may: May): boolean {
  return TARGETS.some(({ privilege, isOfNames }) => isOfNames && may(privilege));
}

/** The list that has what was typed; with the words in its address, which can be bookmarked and shared. */
export function searchHref(typed: string, may: May): string {
  const seen = TARGETS.filter(({ privilege }) => may(privilege));
  const text = typed.trim().toLowerCase();
  const target = seen.find(({ number }) => number?.test(text)) ?? seen.find(({ isOfNames }) => isOfNames);
  // The lists know its end, and the whole one belongs neither into an address nor into the history of a browser.
  const has_text = PESEL.test(text) ? text.slice(-PESEL_END) : typed;
  const query = new URLSearchParams({ ...(target?.tab && { tab: target.tab }), has_text });
  return `${target?.path ?? paths.home}?${query}`;
}

/** The words of the list that is open; empty elsewhere. */
export function searchedText(pathname: string, params: URLSearchParams): string {
  const isSearched = TARGETS.some(({ path }) => path === pathname);
  return isSearched ? (params.get('has_text') ?? '') : '';
}
