import type { AnyEndpoint, PortalPath, QueryOf } from '@urzad/contract';
import type { ColumnFilter } from '@urzad/domain';
import type { TablePresets, TableSort, TableView } from '@urzad/ui/data-table';
import { filterQuery, filterText, type ListFilter } from './list-filters';

/** The rows of one page. */
export const LIST_PAGE_SIZE = 20;

/** The parameters of a list's request. */
export type ListQuery<Endpoint extends AnyEndpoint> = NonNullable<QueryOf<Endpoint>>;

/** The columns that the server can sort by. */
type SortOf<Query> = Query extends { sort?: infer Sort } ? Exclude<Sort, `-${string}` | undefined> : never;
/** Parameters of the request; one for both bounds of a range. */
type FilterOf<Query> = keyof Query extends infer Name
  ? Name extends `${infer Bound}_from`
    ? Bound
    : Name
  : never;

export interface ListDefinition<
  Endpoint extends AnyEndpoint,
  Tab extends string,
  Sort extends string,
  Filter extends string,
  Choice extends string,
> {
  /** Answers one page of the list. */
  endpoint: Endpoint;
  /** The page of the list. */
  path: PortalPath;
  /** The page of each tab, where they have their own; otherwise `?tab=` says it. */
  pages?: Record<Tab, string>;
  /** The code of its table, for saved views. */
  tableCode: TablePresets['tableCode'];
  /** Each with the parameters that it sets; the first is the tab of an address without one. */
  tabs: Record<Tab, Partial<ListQuery<Endpoint>>>;
  sorts: readonly (Sort & SortOf<ListQuery<Endpoint>>)[];
  filters: Record<Filter & FilterOf<ListQuery<Endpoint>>, ListFilter>;
  /** Parameters that are chosen beside the table and are kept on another tab; each accepts the texts it knows. */
  choices: Record<Choice, (text: string) => boolean>;
  /** Those of them that a saved view keeps, as it keeps filters: what is found, not what is open. */
  savedChoices?: readonly NoInfer<Choice>[];
  /** `false` where the server searches no text: one of the address is left out. */
  isSearched?: 'has_text' extends keyof ListQuery<Endpoint> ? boolean : false;
}

/** A location in a list. It is in the address, so that it can be bookmarked, shared and returned to. */
export interface ListLocation<
  Tab extends string = string,
  Sort extends string = string,
  Filter extends string = string,
  Choice extends string = string,
> {
  tab: Tab;
  /** From 1. */
  page: number;
  sort?: { key: Sort; direction: TableSort['direction'] } | undefined;
  /** Those in use. */
  filters: Readonly<Partial<Record<Filter, ColumnFilter>>>;
  choices: Readonly<Partial<Record<Choice, string>>>;
  /** The searched text; empty for all. */
  text: string;
  density: TableView['density'];
}

/** The location of a defined list: `LocationOf<typeof queueList>`. */
export type LocationOf<List extends Pick<DefinedList<ListLocation>, 'parse'>> = ReturnType<List['parse']>;

/** A defined list, for what shows it. */
export interface DefinedList<Location extends ListLocation> {
  tableCode: TablePresets['tableCode'];
  tabNames: readonly Location['tab'][];
  /** @param pathname says the tab, where each has a page of its own */
  parse: (params: URLSearchParams, pathname?: string) => Location;
  toQuery: (location: Location) => string;
  hrefOf: (location: Location) => string;
  viewOf: (location: Location) => Pick<TableView, 'sort' | 'filters' | 'density' | 'tab'>;
  after: (location: Location, view: TableView) => Location;
  onTab: (location: Location, tab: Location['tab']) => Location;
  isArranged: (location: Location) => boolean;
}

/** The address of a list, and what follows from it for the table and for the request. */
export function defineListLocation<
  Endpoint extends AnyEndpoint,
  const Tab extends string,
  const Sort extends string,
  const Filter extends string,
  const Choice extends string,
>(definition: ListDefinition<Endpoint, Tab, Sort, Filter, Choice>) {
  type Location = ListLocation<Tab, Sort, Filter, Choice>;
  // The functions below know names as texts. Those that they answer are of the definition, as the types here say.
  const list: NamesOfList = definition;

  return {
    ...definition,
    tabNames: Object.keys(list.tabs) as Tab[],
    /** Missing or unknown parameters fall back to the first page of the first tab. */
    parse: (params: URLSearchParams, pathname?: string) => parse(list, params, pathname) as Location,
    /** Only what differs from the first page of the first tab. */
    toQuery: (location: Location) => toQuery(list, location),
    /** The address of the list's page at a location. */
    hrefOf: (location: Location) => hrefOf(list, location),
    /** The part of a table's view that is in the address. */
    viewOf: (location: Location) => viewOf(list, location),
    /** The location after the table was arranged; at page 1 for another list. */
    after: (location: Location, view: TableView) => after(list, location, view) as Location,
    /** Another tab begins at its first page, with the same search and filters but for those that it sets itself. */
    onTab: (location: Location, tab: Tab) => onTab(list, location, tab) as Location,
    /** The parameters of the request, but for what is chosen beside the table. */
    filterOf: (location: Location) => filterOf(list, location) as ListQuery<Endpoint>,
    /** Whether the tab itself sets a filter, so that the table needs none. */
    isSetByTab: (tab: Tab, filter: Filter) => filter in definition.tabs[tab],
    /** The filters and the search of a location, for the numbers on the tabs. */
    narrowingOf: ({ filters, text }: Location) => narrowingOf({ filters, text }) as ListQuery<Endpoint>,
    /** Whether the address itself arranges the table. A search covers everything, not the saved view alone. */
    isArranged: (location: Location) =>
      toQuery(list, { ...location, page: 1, choices: savedOf(list, location) }) !== '',
  };
}

interface NamesOfList {
  path: string;
  pages?: Readonly<Record<string, string>>;
  tabs: Readonly<Record<string, object>>;
  sorts: readonly string[];
  filters: Readonly<Record<string, ListFilter>>;
  choices: Readonly<Record<string, (text: string) => boolean>>;
  savedChoices?: readonly string[];
  isSearched?: boolean;
}

function parse(
  { tabs, pages = {}, sorts, filters, choices, isSearched = true }: NamesOfList,
  params: URLSearchParams,
  pathname = '',
): ListLocation {
  const [firstTab = '', ...otherTabs] = Object.keys(tabs);
  const said = otherTabs.find((name) => pages[name] === pathname) ?? params.get('tab');
  const page = Number(params.get('page'));
  const [, minus, field] = /^(-?)(.+)$/.exec(params.get('sort') ?? '') ?? [];
  const key = sorts.find((name) => name === field);

  return {
    tab: otherTabs.find((name) => name === said) ?? firstTab,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(key && { sort: { key, direction: minus ? 'descending' : 'ascending' } }),
    filters: mapped(filters, (filter, name) => filter.read(params.get(name) ?? '')),
    choices: mapped(choices, (isKnown, name) => {
      const chosen = params.get(name) ?? '';
      return isKnown(chosen) ? chosen : undefined;
    }),
    text: isSearched ? (params.get('has_text')?.trim() ?? '') : '',
    density: params.get('rows') === 'dense' ? 'dense' : 'loose',
  };
}

function toQuery({ tabs, filters, choices }: NamesOfList, location: ListLocation): string {
  const { tab, page, sort, text, density } = location;
  const filterTexts = mapped(filters, (_, name) => {
    const filter = location.filters[name];
    return filter && filterText(filter);
  });
  const said = {
    ...(tab !== Object.keys(tabs)[0] && { tab }),
    ...(text && { has_text: text }),
    ...mapped(choices, (_, name) => location.choices[name]),
    ...filterTexts,
    ...(sort && { sort: sortText(sort) }),
    ...(page > 1 && { page: String(page) }),
    ...(density === 'dense' && { rows: density }),
  };
  const params = new URLSearchParams(said);

  return params.size > 0 ? `?${params}` : '';
}

function hrefOf(list: NamesOfList, location: ListLocation): string {
  const page = list.pages?.[location.tab];
  if (page === undefined) return list.path + toQuery(list, location);
  return page + toQuery(list, { ...location, tab: Object.keys(list.tabs)[0] ?? '' });
}

function onTab({ tabs }: NamesOfList, location: ListLocation, tab: string): ListLocation {
  const kept = Object.entries(location.filters).filter(([name]) => !(name in (tabs[tab] ?? {})));
  return { ...location, tab, page: 1, filters: Object.fromEntries(kept) };
}

function viewOf(list: NamesOfList, location: ListLocation) {
  const { sort, filters, density, tab } = location;
  const chosen = Object.entries(savedOf(list, location)).map(
    ([name, text]) => [savedKey(name), { kind: 'options', values: text.split(',') }] as const,
  );
  const view = { sort, filters: { ...filters, ...Object.fromEntries(chosen) }, density, tab };
  return view as Pick<TableView, 'sort' | 'filters' | 'density' | 'tab'>;
}

/** Told apart from the filter of a column of the same name. */
function savedKey(name: string): string {
  return `chosen.${name}`;
}

/** The choices that a saved view keeps. */
function savedOf({ choices, savedChoices = [] }: NamesOfList, location: ListLocation) {
  return mapped(choices, (_, name) => (savedChoices.includes(name) ? location.choices[name] : undefined));
}

/** The choices after the table was arranged: those of the view, and the others as they were. */
function choicesAfter(list: NamesOfList, location: ListLocation, view: TableView) {
  return mapped(list.choices, (isKnown, name) => {
    if (!list.savedChoices?.includes(name)) return location.choices[name];
    const filter = view.filters[savedKey(name)];
    const text = filter?.kind === 'options' ? filter.values.join(',') : '';
    return isKnown(text) ? text : undefined;
  });
}

/** Columns that the server cannot sort or filter by are left out. A view of no tab is one of the tab that is shown. */
function after(list: NamesOfList, location: ListLocation, view: TableView): ListLocation {
  const isSortable = view.sort !== undefined && list.sorts.includes(view.sort.key);
  const next = {
    ...location,
    tab: Object.keys(list.tabs).find((name) => name === view.tab) ?? location.tab,
    sort: isSortable ? view.sort : undefined,
    filters: mapped(list.filters, (filter, name) => {
      const used = view.filters[name];
      return used && filter.known(used);
    }),
    choices: choicesAfter(list, location, view),
  };
  const isSameList = toQuery(list, next) === toQuery(list, location);
  return { ...next, density: view.density, page: isSameList ? location.page : 1 };
}

function filterOf({ tabs }: NamesOfList, { tab, page, sort, filters, text }: ListLocation) {
  return {
    ...narrowingOf({ filters, text }),
    ...tabs[tab],
    page,
    page_count: LIST_PAGE_SIZE,
    ...(sort && { sort: sortText(sort) }),
  };
}

function narrowingOf({ filters, text }: Pick<ListLocation, 'filters' | 'text'>) {
  const asked = Object.entries(filters).map(([name, filter]) => (filter ? filterQuery(name, filter) : {}));
  return Object.assign({}, ...asked, text && { has_text: text });
}

function sortText({ key, direction }: NonNullable<ListLocation['sort']>): string {
  return direction === 'descending' ? `-${key}` : key;
}

/** A value for each name; names without one are left out. */
function mapped<Value, Result>(
  record: Readonly<Record<string, Value>>,
  resultOf: (value: Value, name: string) => Result | undefined,
): Record<string, Result> {
  const entries = Object.entries(record).flatMap(([name, value]) => {
    const result = resultOf(value, name);
    return result === undefined ? [] : [[name, result] as const];
  });
  return Object.fromEntries(entries);
}
