// What an officer asks of the lists of the office, by its tab, order and words.
import postgres from 'postgres';

const PAGE = 20;

/** Addresses that a screen asks for at once, by what they show. @typedef {Record<string, string[]>} Requests */

/**
 * Of each list; what is searched for and where its middle is, is read from the database.
 * @param {string} databaseUrl @returns {Promise<Record<string, Requests>>}
 */
export async function officeRequests(databaseUrl) {
  const db = postgres(databaseUrl, { max: 1 });
  try {
    return {
      applications: await requestsOfApplications(db),
      claims: await requestsOfClaims(db),
      documents: await requestsOfDocuments(db),
    };
  } finally {
    await db.end();
  }
}

/** @param {postgres.Sql} db */
async function requestsOfApplications(db) {
  const { page, counts } = askedAt('/api/cofundingregistration');
  const middle = await middleOf(db, 'cofundingregistration', 'send_date');
  // The list shows one call, unless words are searched for; the line below its title counts all.
  const call = `id_call=${middle.id_call}`;
  const mine = `owner=me&status=formal_check&${call}`;
  return {
    'all that the screen asks for': [BEGINNING, page(mine), counts(''), counts(call)],
    'first page of all': [page(call)],
    'first page of a tab': [page(mine)],
    'first page of another tab': [page(`status=to_correct&${call}`)],
    'last ones first': [page(`sort=-number&${call}`)],
    'by their surnames': [page(`sort=lastname&${call}`)],
    'a page in the middle': [page(`after=${middle.after}&${call}`)],
    'counts of the tabs': [counts(call)],
    'search for a number': [page(`has_text=${encodeURIComponent(middle.number)}`)],
    ...searchesForPeople({ page, counts }, middle),
  };
}

/** @param {postgres.Sql} db */
async function requestsOfClaims(db) {
  const { page, counts } = askedAt('/api/cofundingrequest');
  const middle = await middleOf(db, 'cofundingrequest', 'send_date');
  return {
    'all that the screen asks for': [BEGINNING, page('status=submitted'), counts('')],
    'first page of all': [page('')],
    'first page of a tab': [page('status=submitted')],
    'first page of another tab': [page('status=approved,approved_partly')],
    'last ones first': [page('sort=-send_date')],
    'by their due day': [page('sort=due_date')],
    'a page in the middle': [page(`after=${middle.after}`)],
    'counts of the tabs': [counts('')],
    'search for a number': [page(`has_text=${encodeURIComponent(middle.number)}`)],
    ...searchesForPeople({ page, counts }, middle),
  };
}

/** @param {postgres.Sql} db */
async function requestsOfDocuments(db) {
  const { page, counts } = askedAt('/api/basedocument');
  const middle = await middleOf(db, 'basedocument', 'create_date', "kind = 'KLAUZULA'");
  const day = `create_date_from=${middle.day}&create_date_to=${middle.day}`;
  return {
    'all that the screen asks for': [BEGINNING, page(''), counts('')],
    'first page, issued': [page('')],
    'first page, submitted': [page('direction=submitted')],
    'first page, received': [page('direction=received')],
    'first page, enclosed': [page('direction=enclosed')],
    'oldest ones first': [page('sort=create_date')],
    'one kind': [page('kind=KLAUZULA')],
    'issued on one day': [page(day)],
    'of applications': [page('obj_type=cofundingregistration')],
    'a page in the middle': [page(`after=${middle.after}`)],
    'counts of the tabs': [counts('')],
    'counts of one kind': [counts('kind=KLAUZULA')],
    'search for a number': [page(`has_text=${encodeURIComponent(middle.number)}`)],
    'counts of a search for a number': [counts(`has_text=${encodeURIComponent(middle.number)}`)],
    'search for a kind': [page('has_text=klauzula')],
    'counts of a search for a kind': [counts('has_text=klauzula')],
    'search for a file': [page('direction=received&has_text=dowod-5005')],
    'search for what all files are called': [page('direction=received&has_text=dowod')],
    'search for what a tenth of the files are called': [page('direction=received&has_text=dowod-1')],
    'counts of a search for a file': [counts('has_text=dowod')],
  };
}

const BEGINNING = '/api/base/initapplication';

/** @param {string} base */
function askedAt(base) {
  return {
    page: (/** @type {string} */ query) => `${base}/get?page_count=${PAGE}${query && `&${query}`}`,
    counts: (/** @type {string} */ query) => `${base}/counts${query && `?${query}`}`,
  };
}

/** @param {ReturnType<typeof askedAt>} asked @param {Record<string, string>} person */
function searchesForPeople({ page, counts }, { surname }) {
  return {
    'search for a surname': [page(`has_text=${surname}`)],
    'search for a first name': [page('has_text=joanna')],
    'counts of a search': [counts(`has_text=${surname}`)],
    'counts of a search for a first name': [counts('has_text=joanna')],
  };
}

/**
 * The row in the middle of a list.
 * @param {postgres.Sql} db @param {string} table @param {string} order @param {string} [which]
 * @returns {Promise<Record<string, any>>}
 */
async function middleOf(db, table, order, which = 'true') {
  const [row] = await db.unsafe(`
    select *, split_part(search_text, ' ', 1) as surname, to_char(${order}, 'YYYY-MM-DD') as day from ${table}
     where ${order} is not null and number is not null and ${which}
     order by ${order}, id offset (select count(*) / 2 from ${table} where ${which}) limit 1`);
  if (!row) throw new Error(`${table} has no rows.`);
  const after = Buffer.from(JSON.stringify([row[order].toISOString(), row.id])).toString('base64url');
  return { ...row, after };
}
