// What an office of many years has: applications, claims and documents of many people, in the shares of their statuses.
import { copyRow } from './many-rows.mjs';

/** Names that differ as names do: many share three letters in a row. */
const STEMS = words(
  'kowal nowak wisni wojcik kamin lewand zielin szyman wozni dabrow kozlow jankow mazur kwiat krawcz piotr grab pawlow michal nowic adam dudek zajac wieczor jablon krol majew olszew jawor wrobel malin stepni gorsk rutkow sikor walcz bara szewcz ostrow toma',
);
const MIDDLES = words(
  'a e i o u ar er or an en on al el il ol as es is os ac ec ic oc ak ek ik ok am em im om at et it ot aw ew iw ow yn',
);
const ENDS = words('ska cka wicz czyk nik ak ka owa ina ewa an uk ura el ar as ysz ala ula onka');
const FIRST_NAMES = words(
  'anna maria ewa agnieszka joanna magda karolina monika paulina natalia aneta beata celina daria edyta felicja gabriela halina iwona julia kamila lena marta nina olga patrycja renata sylwia teresa urszula wanda zofia zuzanna bozena dorota elwira grazyna hanna irena jolanta',
);

/** A person has claims of so many months, and has applied so many times. */
const MONTHS = 24;
const APPLICATIONS = 4;

/** @param {string} person SQL of the number of a person */
function nameOf(person) {
  const surname = `${at(STEMS, person)} || ${at(MIDDLES, `${person} / ${STEMS.length}`)} || ${at(ENDS, `${person} / ${STEMS.length * MIDDLES.length}`)}`;
  return `${surname} || ' ' || ${at(FIRST_NAMES, `${person} / 7`)}`;
}

/**
 * Applications; one of ten is in each state that waits for the office, the others were settled.
 * @param {import('postgres').Sql} db @param {number} size @returns {Promise<number>} the id of the first
 */
export async function addApplications(db, size) {
  const [officer] =
    await db`select id, id_application from "user" where mail = 'pracownik1@urzad.example.com'`;
  const [other] = await db`select id from "user" where mail = 'kierownik@urzad.example.com'`;
  const statuses = words(
    'submitted formal_check to_correct scored withdrawn not_qualified expired member member member',
  );
  const like = `status = 'submitted' and id_application = ${officer?.id_application}`;
  const [sample] = await db.unsafe(
    `select id_user from cofundingregistration where ${like} order by id limit 1`,
  );
  const firstUser = await copyRow(db, {
    table: 'user',
    like: `id = ${sample?.id_user}`,
    count: Math.ceil(size / APPLICATIONS),
    values: { mail: "'applicant-' || n || '@example.com'", pesel: 'null' },
  });
  const person = `(n - 1) / ${APPLICATIONS}`;
  return copyRow(db, {
    table: 'cofundingregistration',
    like,
    count: size,
    values: {
      id_user: `${firstUser} + ${person}`,
      number: "'FR/1-2027/' || (10000000 + n)",
      status: at(statuses, 'n'),
      // E12 lets copies of one person stand beside each other.
      replaceable: "'yes'",
      send_date: "one.send_date + n * interval '1 second'",
      due_date: `case when n % 10 < 3 then date '2028-01-01' + n % 300 end`,
      // One of five who lead them.
      id_user_owner: `case when n % 10 > 0 then case when n / 10 % 5 = 0 then ${officer?.id} else ${other?.id} end end`,
      name_sort: nameOf(person),
      search_text: `${nameOf(person)} || ' fr/1-2027/' || (10000000 + n)`,
    },
  });
}

/**
 * Claims with one invoice each; seven of ten are settled.
 * @param {import('postgres').Sql} db @param {number} size @returns {Promise<number>} the id of the first
 */
export async function addClaims(db, size) {
  const statuses = words('submitted verification approved paid paid paid paid paid paid rejected');
  const people = Math.ceil(size / MONTHS);
  const [sample] = await db`
    select id, id_user, id_grant from cofundingrequest where status = 'submitted' order by id limit 1`;
  const [officer] = await db`select id from "user" where mail = 'pracownik1@urzad.example.com'`;
  const firstUser = await copyRow(db, {
    table: 'user',
    like: `id = ${sample?.id_user}`,
    count: people,
    values: { mail: "'claims-' || n || '@example.com'", pesel: 'null' },
  });
  const firstGrant = await copyRow(db, {
    table: 'cofundinggrant',
    like: `id = ${sample?.id_grant}`,
    count: people,
    values: { ordinal: '100 + n' },
  });
  const person = `(n - 1) / ${MONTHS}`;
  const firstClaim = await copyRow(db, {
    table: 'cofundingrequest',
    like: `id = ${sample?.id}`,
    count: size,
    values: {
      number: "'ROZ/' || n || '/2027-01/1'",
      status: at(statuses, `n / 7`),
      id_user: `${firstUser} + ${person}`,
      id_grant: `${firstGrant} + ${person}`,
      month: `to_char(date '2025-01-01' + n % ${MONTHS} * interval '1 month', 'YYYY-MM')`,
      send_date: "one.send_date + n * interval '1 second'",
      payment_to: "date '2028-01-01' + n % 300",
      id_user_verifier: `case when n % 5 = 0 then ${officer?.id} end`,
      name_sort: nameOf(person),
      search_text: `${nameOf(person)} || ' roz/' || n || '/2027-01/1'`,
    },
  });
  await copyRow(db, {
    table: 'cofundingrequestline',
    like: `id_request = ${sample?.id}`,
    count: size,
    values: {
      id_request: `${firstClaim} + n - 1`,
      ordinal: '1',
      document_no: "'F/' || n",
      document_key: "'f/' || n",
    },
  });
  return firstClaim;
}

/** Documents of one family: one application, three claims. */
const DOCUMENTS_OF_FAMILY = [
  { kind: 'FORMULARZ', words: 'formularz rekrutacyjny recruitment form' },
  { kind: 'KLAUZULA', words: 'klauzula informacyjna information clause' },
  { kind: 'POTWIERDZENIE_ZLOZENIA', words: 'potwierdzenie zlozenia receipt' },
  { kind: 'PISMO', words: 'pismo urzedu letter from the office' },
  ...Array(3).fill({ kind: 'ROZLICZENIE', words: 'rozliczenie claim', isOfClaim: true }),
  ...Array(3).fill({ kind: 'PISMO', words: 'pismo urzedu letter from the office', isOfClaim: true }),
];
/** Files of a case: one of twenty came with a letter to the office, one left with its answer. */
const FILES_PER_CASE = 20;

/**
 * Documents of a year of `size` rows, and as many files: most are proofs of claims and applications, a tenth belongs to
 * letters of cases.
 * @param {import('postgres').Sql} db @param {number} size
 * @param {{ firstApplication: number, firstClaim: number }} objects at least `size` of each follow
 */
export async function addDocuments(db, size, { firstApplication, firstClaim }) {
  const [slot, family] = [
    `(n - 1) % ${DOCUMENTS_OF_FAMILY.length}`,
    `(n - 1) / ${DOCUMENTS_OF_FAMILY.length}`,
  ];
  const claimsFrom = DOCUMENTS_OF_FAMILY.findIndex(({ isOfClaim }) => isOfClaim);
  const create_date = `one.create_date - (${size} - n) * (interval '370 days' / ${size})`;
  await copyRow(db, {
    table: 'basedocument',
    like: "obj_type = 'cofundingregistration' and kind = 'POTWIERDZENIE_ZLOZENIA'",
    count: size,
    values: {
      number: "'DOK/2027/' || (10000000 + n)",
      kind: at(
        DOCUMENTS_OF_FAMILY.map(({ kind }) => kind),
        'n - 1',
      ),
      obj_type: `case when ${slot} < ${claimsFrom} then 'cofundingregistration' else 'cofundingrequest' end`,
      id_obj: `case when ${slot} < ${claimsFrom} then ${firstApplication} + ${family}
                    else ${firstClaim} + ${family} * 3 + (${slot} - ${claimsFrom}) % 3 end`,
      create_date,
      search_text: `'dok/2027/' || (10000000 + n) || ' ' || ${at(
        DOCUMENTS_OF_FAMILY.map(({ words: ofKind }) => ofKind),
        'n - 1',
      )}`,
    },
  });
  const cases = Math.ceil(size / FILES_PER_CASE);
  const firstCase = await copyRow(db, {
    table: 'officecase',
    like: "kind = 'PYTANIE' and status = 'open'",
    count: cases,
    values: {
      sign: "'PMG.4321.' || (100000 + n) || '.2027'",
      status: "case when n % 50 = 0 then 'open' else 'closed' end",
    },
  });
  const [place, inTurn] = [`(n - 1) % ${FILES_PER_CASE}`, `(n - 1) / ${FILES_PER_CASE}`];
  const firstFile = await copyRow(db, {
    table: 'basefile',
    like: "obj_type = 'cofundingrequest' and kind is not null",
    count: size,
    values: {
      filename: "'bench-' || n",
      name: "'dowod-' || n || '.pdf'",
      obj_type: `case when ${place} < 2 then 'officecase' when ${place} < 6 then 'cofundingregistration' else 'cofundingrequest' end`,
      id_obj: `case when ${place} < 2 then ${firstCase} + ${inTurn}
                    when ${place} < 6 then ${firstApplication} + n - 1 else ${firstClaim} + n - 1 end`,
      create_date,
    },
  });
  for (const [side, direction] of ['IN', 'OUT'].entries())
    await copyRow(db, {
      table: 'officecasemessage',
      like: `direction = '${direction}'`,
      count: cases,
      values: {
        id_officecase: `${firstCase} + n - 1`,
        files: `to_jsonb(array[${firstFile} + (n - 1) * ${FILES_PER_CASE} + ${side}])`,
      },
    });
}

/** @param {readonly string[]} texts @param {string} index SQL of any number */
function at(texts, index) {
  return `(array['${texts.join("','")}'])[1 + (${index}) % ${texts.length}]`;
}

/** @param {string} text */
function words(text) {
  return text.split(' ');
}
