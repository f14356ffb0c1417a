import {
  cofundingAnnexes,
  cofundingContracts,
  cofundingGrants,
  cofundingRegistrations,
  cofundingRequests,
  type ObjType,
  officeCases,
} from '@urzad/contract';
import {
  type Privilege,
  SEE_CASES,
  SEE_CLAIMS,
  SEE_CO_FUNDINGS,
  SEE_CONTRACTS,
  SEE_REGISTRATIONS,
} from '@urzad/grants';
import { request } from '../session/client';

interface Found {
  data: readonly { id: number; text: string }[];
  count: number;
}

interface Source {
  obj_type: ObjType;
  privilege: Privilege;
  find: (query: { has_text?: string; page_count: number }, signal: AbortSignal) => Promise<Found>;
}

/** The lists of the office that are searched by number, sign and name, in the order in which what they found is offered. */
const SOURCES: readonly Source[] = [
  {
    ...{ obj_type: 'officecase', privilege: SEE_CASES },
    find: async (query, signal) =>
      named(await request(officeCases.get, { query, signal }), ({ sign, person, title }) => [
        sign,
        person,
        title,
      ]),
  },
  {
    ...{ obj_type: 'cofundingregistration', privilege: SEE_REGISTRATIONS },
    find: async (query, signal) =>
      named(await request(cofundingRegistrations.get, { query, signal }), ({ number }) => [number]),
  },
  {
    ...{ obj_type: 'cofundingcontract', privilege: SEE_CONTRACTS },
    find: async (query, signal) =>
      named(await request(cofundingContracts.get, { query, signal }), ({ number, person }) => [
        number,
        person,
      ]),
  },
  {
    ...{ obj_type: 'cofundingannex', privilege: SEE_CONTRACTS },
    find: async (query, signal) =>
      named(await request(cofundingAnnexes.get, { query, signal }), ({ number, person }) => [number, person]),
  },
  {
    ...{ obj_type: 'cofundingrequest', privilege: SEE_CLAIMS },
    find: async (query, signal) =>
      named(await request(cofundingRequests.get, { query, signal }), ({ number, person }) => [
        number,
        person,
      ]),
  },
  {
    ...{ obj_type: 'cofundinggrant', privilege: SEE_CO_FUNDINGS },
    find: async (query, signal) =>
      named(await request(cofundingGrants.get, { query, signal }), ({ number, person }) => [number, person]),
  },
];

const OF_EACH = 5;

/** Whether there is a list in which the person may look for an object. */
export function mayFindObjects(may: (privilege: Privilege) => boolean): boolean {
  return SOURCES.some(({ privilege }) => may(privilege));
}

/** Objects that a letter or an event can be about, of those that the person sees. */
export function findObjects(may: (privilege: Privilege) => boolean) {
  const sources = SOURCES.filter(({ privilege }) => may(privilege));

  return async (text: string, signal: AbortSignal) => {
    const query = { page_count: OF_EACH, ...(text && { has_text: text }) };
    const found = await Promise.all(sources.map(({ find }) => find(query, signal)));
    const items = found.flatMap(({ data }, at) =>
      data.map((row) => ({ value: `${sources[at]?.obj_type}:${row.id}`, label: row.text })),
    );
    return { items, count: found.reduce((sum, { count }) => sum + count, 0) };
  };
}

function named<Row extends { id: number }>(
  { data, count }: { data: readonly Row[]; count: number },
  partsOf: (row: Row) => readonly string[],
): Found {
  return { data: data.map((row) => ({ id: row.id, text: partsOf(row).join(' · ') })), count };
}
