import {
  type Privilege,
  SEE_CASES,
  SEE_CLAIMS,
  SEE_CO_FUNDINGS,
  SEE_CONTRACTS,
  SEE_REGISTRATIONS,
} from '@urzad/grants';
import { paths } from '#shared/paths';

/** A list in which the top bar finds: by how the numbers of its documents begin, and who may see it. */
interface Target {
  path: string;
  privilege: Privilege;
  number: RegExp;
}

/** The first one that a person may see takes names, the end of a PESEL and numbers that no list knows. */
const TARGETS: readonly Target[] = [
  { path: paths.registrations, privilege: SEE_REGISTRATIONS, number: /^fr\// },
  // `UM/II/0044/2027-A1`, before the contracts, whose numbers begin the same.
  { path: paths.annexes, privilege: SEE_CONTRACTS, number: /^um\/\S*-a\d*$/ },
  { path: paths.contracts, privilege: SEE_CONTRACTS, number: /^um\// },
  { path: paths.claims, privilege: SEE_CLAIMS, number: /^roz\// },
  { path: paths.coFundings, privilege: SEE_CO_FUNDINGS, number: /^dof\// },
  // `PMG.4321.41.2027`, the sign of a case.
  { path: paths.officeCases, privilege: SEE_CASES, number: /^[a-z]{2,6}\.\d{4}\b/ },
];

/** A whole PESEL. */
const PESEL = /^\d{11}$/;
const PESEL_END = 4;

type May = (privilege: Privilege) => boolean;

/** Whether a person may search at all. */
export function maySearch(may: May): boolean {
  return TARGETS.some(({ privilege }) => may(privilege));
}

/** The list that has what was typed; with the words in its address, which can be bookmarked and shared. */
export function searchHref(typed: string, may: May): string {
  const seen = TARGETS.filter(({ privilege }) => may(privilege));
  const text = typed.trim().toLowerCase();
  const target = seen.find(({ number }) => number.test(text)) ?? seen[0];
  // The lists know its end, and the whole one belongs neither into an address nor into the history of a browser.
  const has_text = PESEL.test(text) ? text.slice(-PESEL_END) : typed;
  return `${target?.path ?? paths.home}?${new URLSearchParams({ tab: 'all', has_text })}`;
}

/** The words of the list that is open; empty elsewhere. */
export function searchedText(pathname: string, params: URLSearchParams): string {
  const isSearched = TARGETS.some(({ path }) => path === pathname);
  return isSearched ? (params.get('has_text') ?? '') : '';
}
