// What an office of many years has: applications and claims of many people, in the shares of their statuses.
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

/** A person has claims of so many months. */
const MONTHS = 24;

/** @param {string} person SQL of the number of a person */
function nameOf(person) {
  const surname = `${at(STEMS, person)} || ${at(MIDDLES, `${person} / ${STEMS.length}`)} || ${at(ENDS, `${person} / ${STEMS.length * MIDDLES.length}`)}`;
  return `${surname} || ' ' || ${at(FIRST_NAMES, `${person} / 7`)}`;
}

/** Applications; one of ten is in each state that waits for the office, the others were settled. @param {import('postgres').Sql} db @param {number} size */
export async function addApplications(db, size) {
  const [officer] = await db`select id from "user" where mail = 'pracownik1@urzad.example.com'`;
  const [other] = await db`select id from "user" where mail = 'kierownik@urzad.example.com'`;
  const statuses = words(
    'submitted formal_check to_correct scored withdrawn not_qualified expired member member member',
  );
  await copyRow(db, {
    table: 'cofundingregistration',
    like: "status = 'submitted'",
    count: size,
    values: {
      number: "'FR/1-2027/' || (10000000 + n)",
      status: at(statuses, 'n'),
      // E12 lets copies of one person stand beside each other.
      replaceable: "'yes'",
      send_date: "one.send_date + n * interval '1 second'",
      due_date: `case when n % 10 < 3 then date '2028-01-01' + n % 300 end`,
      // One of five who lead them.
      id_user_owner: `case when n % 10 > 0 then case when n / 10 % 5 = 0 then ${officer?.id} else ${other?.id} end end`,
      name_sort: nameOf('n'),
      search_text: `${nameOf('n')} || ' fr/1-2027/' || (10000000 + n)`,
    },
  });
}

/** Claims with one invoice each; seven of ten are settled. @param {import('postgres').Sql} db @param {number} size */
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
}

/** @param {readonly string[]} texts @param {string} index SQL of any number */
function at(texts, index) {
  return `(array['${texts.join("','")}'])[1 + (${index}) % ${texts.length}]`;
}

/** @param {string} text */
function words(text) {
  return text.split(' ');
}
