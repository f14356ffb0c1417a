// Longer than 300 lines: it has a trial of every setting.
import type { PublicDocument } from '@urzad/contract';
import { SETTING_SECTIONS, type SETTINGS, type SettingSection } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { chunksBy } from '../../../test/chunked';
import { toContractStage, toOffice } from '../../../test/contract-stage';
import { join, joiningOf } from '../../../test/members';
import { multipartOf, pdfOf } from '../../../test/multipart';
import { officeContracts } from '../../../test/office-contracts';
import { paymentsOf } from '../../../test/payments';
import * as samples from '../../../test/samples';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { readPdf } from '../../documents/testing/read-pdf';
import { cofundingRegistration } from '../cofunding-registrations/table';
import { officeCase } from '../office-cases/table';
import { eraseAfterTerm, keepNoLonger } from '../own-data/public';
import { CONTENTS } from '../public-documents/documents';
import { factsOf } from '../public-documents/facts';

/**
 * Each setting of `/config`, changed by its call, is seen where it says that it is read. A setting without a place here
 * does not compile. Those of the two mail servers make one connection each: `settings-routes`, `inbox-settings`.
 */
type Tried = Exclude<SettingSection, 'mail' | 'inbox'>;
interface Trial {
  to: unknown;
  /** What has to be there with it. */
  beside?: () => Promise<object>;
  /** Reads each of the places. */
  seen: readonly (() => Promise<unknown>)[];
  /** What is read then; without it the answer is only another one. */
  shows?: string;
}
type Trials = { [Section in Tried]: Readonly<Record<keyof (typeof SETTINGS)[Section], Trial>> };

const test = await testApp();
const { app } = test;
afterAll(() => test.close());
const technician = await signIn(test, 'admin.techniczny');
const clerk = await signIn(test, 'pracownik1');
const manager = await signIn(test, 'kierownik');
const accountant = await signIn(test, 'ksiegowosc');
const director = await signIn(test, 'dyrektor');
const anna = await signIn(test, 'anna.przykladowa');
const pawel = await signIn(test, 'pawel.slimakowy');

const system = async () => (await app.inject('/api/base/initsystem')).json().data;
const office = async () => (await system()).office;
const statement = async () => (await app.inject('/api/base/accessibility')).json().data;
const paper = (document: PublicDocument) => async () => CONTENTS[document](await factsOf(app));
const [clause, example] = [paper('informationClause'), paper('contract')];
/** Beside the mark of the programme in each document. */
const strip = async () => (await factsOf(app)).office.programme;

const contracts = officeContracts(test);
/** A contract that is prepared, one that waits for its parent and one for the office, and a list of payments. */
const inOffice = await (async () => {
  const prepared = await contracts.prepared(clerk);
  const toMember = await contracts.sentToParent(clerk, manager);
  const signed = await contracts.sentToParent(clerk, manager);
  const { documents } = await contracts.seenBy(clerk, signed);
  await toOffice(test, signed.id, documents[0]?.id ?? 0);
  const registration = await contracts.sentRegistration();
  await toContractStage(test, registration.id);
  const payments = paymentsOf(
    test,
    await join(test, await joiningOf(test, registration.id, 'UM/II/0099/2027')),
  );
  const list = await payments.approvedList({ accountant, manager }, await payments.approved());
  return { prepared, toMember, signed, list };
})();
/** An application that the office refused: nothing of its parent goes on. */
const refused = await contracts.sentRegistration();
const [settled] = await app.db
  .update(cofundingRegistration)
  .set({ status: 'formally_rejected' })
  .where(eq(cofundingRegistration.id, refused.id))
  .returning();
await app.db
  .update(officeCase)
  .set({ status: 'closed', ended_date: new Date('2027-06-01T10:00:00Z') })
  .where(eq(officeCase.id_user, settled?.id_user ?? 0));

async function newContract() {
  const { prepared } = inOffice;
  const { content } = (await clerk.get(`/api/cofundingcontract/preview?id=${prepared.id}`)).json().data;
  return (await readPdf(new Uint8Array(Buffer.from(content, 'base64')))).text;
}
async function bankFile(format: 'elixir' | 'pain') {
  const { id } = inOffice.list;
  const answer = await accountant.post(`/api/cofundingpaymentlist/export?id=${id}`, { format });
  return Buffer.from(answer.json().data.content, 'base64').toString('latin1');
}

async function letter() {
  // One address gets no two codes at once.
  test.clock.advance(2 * 60_000);
  await app.inject({
    method: 'POST',
    url: '/api/user/recover',
    payload: { mail: 'anna.przykladowa@example.com' },
  });
  return (await test.emailsTo('anna.przykladowa@example.com'))[0]?.html;
}

/** From how many calls of one address in a row the next one has to wait; two are enough to tell. */
let address = 0;
function waitsAfter(url: string, payload: (at: number) => object) {
  return async () => {
    address += 1;
    const send = (at: number) =>
      app.inject({ method: 'POST', url, remoteAddress: `203.0.113.${address}`, payload: payload(at) });
    return [await send(1), await send(2)].map(({ statusCode }) => statusCode);
  };
}
const nobody = (at: number) => `nikt.${address}.${at}@example.com`;
const isRefused = '429';

async function sendFile(by: SignedIn, bytes: number) {
  const { headers, payload } = multipartOf('a.pdf', pdfOf(bytes));
  const answer = await by.post('/api/base/uploadfile', payload, headers);
  return answer.statusCode;
}
async function sendFilm() {
  const { headers, payload } = multipartOf(
    'a.mp4',
    Buffer.concat([samples.iso('isom'), Buffer.alloc(300_000)]),
  );
  return (await technician.post('/api/base/uploadfile?purpose=video', payload, headers)).statusCode;
}
async function openUploads() {
  const chunks = chunksBy(pawel);
  const started = [await chunks.start('a.pdf', 100_000), await chunks.start('b.pdf', 100_000)];
  for (const one of started) {
    const id = one.json().data?.session_id;
    if (id !== undefined) await chunks.cancel(id);
  }
  return started.map(({ statusCode }) => statusCode);
}

async function certificates() {
  const ask = () => pawel.get('/api/cofundingcertificate/find?kind=ZASW_ZUS');
  return [await ask(), await ask()].map(({ statusCode }) => statusCode);
}

const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nUrząd pomaga rodzicom.\n');
async function uploaded(name: string, bytes: Buffer, purpose: string): Promise<string> {
  const { headers, payload } = multipartOf(name, bytes);
  return (await technician.post(`/api/base/uploadfile?purpose=${purpose}`, payload, headers)).json().data
    .filename;
}

const URL = '/api/cofundingcontract';
const waysOfParent = async () => {
  const { toMember } = inOffice;
  return (await toMember.found.parent.get(`${URL}/tosign?id=${toMember.id}`)).json().data.methods;
};
const waysOfOffice = async () => {
  const { signed } = inOffice;
  const rows: { id: number; methods: string[] }[] = (await director.get(`${URL}/desk`)).json().data;
  return rows.find(({ id }) => id === signed.id)?.methods;
};
const ways = (kind: 'FORMULARZ' | 'PERSONAL_DATA') => async () => (await system()).sign_methods[kind];

/** What the task has erased by a day far ahead. */
const erased = (what: 'accounts' | 'messages' | 'notes') => async () => {
  const { note } = await keepNoLonger(app, new Date('2060-03-02T02:30:00Z'), new AbortController().signal);
  return note.values?.[what] === 0 ? 'nothing' : 'erased';
};

/** Whether the task puts somebody whose matters have all ended on the list of the inspector. */
const listed = async () => {
  const { note } = await eraseAfterTerm(app, new Date('2060-03-02T02:30:00Z'), new AbortController().signal);
  return note.values?.proposed === 0 ? 'nobody' : 'listed';
};

/** Each is another text, another address and another day. */
let made = 0;
const next = (text: (n: number) => string, seen: Trial['seen']): Trial => {
  made += 1;
  return { to: text(made), seen, shows: text(made) };
};
const line = (...seen: Trial['seen']) => next((n) => `Zupełnie nowy zapis ${n}.`, seen);
const mailAt = (...seen: Trial['seen']) => next((n) => `nowy${n}@lipowo.example.com`, seen);
const dayAt = (...seen: Trial['seen']) => next((n) => `2026-12-${10 + (n % 20)}`, seen);
const perAddress = (url: string, payload: (at: number) => object): Trial => ({
  to: 1,
  seen: [waitsAfter(url, payload)],
  shows: isRefused,
});
const fileAt = (name: string, purpose: string, bytes: () => Promise<Buffer>): Trial => ({
  to: async () => uploaded(name, await bytes(), purpose),
  seen: [purpose === 'logo' ? office : statement],
  shows: '',
});

const TRIALS: Trials = {
  office: {
    name: line(async () => (await system()).app_name, letter, clause),
    office_name: line(office, letter, clause, example),
    office_address: line(office, clause, newContract),
    office_mail: mailAt(office, clause),
    office_phones: { to: ['48 000 000 777'], seen: [office, paper('instruction')], shows: '000 777' },
    hours_pl: line(office),
    hours_en: line(office),
    bip_url: { to: 'https://bip.lipowo.example.com', seen: [office], shows: 'bip.lipowo' },
    ade_address: line(office),
    social_url: { to: 'https://lipowo.example.com/o-nas', seen: [office], shows: 'o-nas' },
    legal_person: line(newContract),
    power_no: { to: '77/2027', seen: [newContract], shows: '77/2027' },
    project_no: {
      to: 'NOWY-0007/27',
      seen: [office, paper('rules'), clause, newContract],
      shows: 'NOWY-0007/27',
    },
    project_period: line(office, paper('rules')),
    project_value: { to: 3_000_000_077, seen: [office, paper('rules')] },
    eu_value: { to: 1_000_000_077, seen: [office, paper('rules')] },
  },
  logos: {
    logo: fileAt('znak.png', 'logo', () => samples.png()),
    logo_dark: fileAt('ciemny.png', 'logo', () => samples.png(50, 20)),
  },
  texts: {
    iod_mail: mailAt(office, clause),
    programme: line(clause, strip),
    authority_address: line(clause),
    authority_contact: mailAt(clause),
    minister_name: line(clause),
    minister_address: line(clause),
    minister_contact: mailAt(clause),
  },
  accessibility: {
    coordinator: line(statement),
    coordinator_mail: mailAt(statement),
    coordinator_phone: { to: '000 000 777', seen: [statement], shows: '000 000 777' },
    published: dayAt(statement),
    updated: dayAt(statement),
    made: dayAt(statement),
    reviewed: dayAt(statement),
    interpreter_pl: line(statement),
    interpreter_en: line(statement),
    easy_pl: line(statement),
    easy_en: line(statement),
    // A film has its captions and its text, and a recording its own.
    film: {
      ...fileAt('film.mp4', 'video', async () => samples.iso('isom')),
      beside: async () => ({
        film_text_pl: 'x',
        film_captions: await uploaded('a.vtt', CAPTIONS, 'captions'),
      }),
    },
    film_captions: fileAt('film.vtt', 'captions', async () => CAPTIONS),
    film_text_pl: line(statement),
    film_text_en: line(statement),
    recording: {
      ...fileAt('mowa.mp3', 'audio', async () => samples.mp3()),
      beside: async () => ({ recording_text_pl: 'x' }),
    },
    recording_text_pl: line(statement),
    recording_text_en: line(statement),
  },
  limits: {
    file_limit: {
      to: '0,2',
      seen: [async () => (await system()).file_limit, () => sendFile(anna, 300_000), paper('instruction')],
    },
    media_limit: { to: '0,2', seen: [async () => (await system()).media_limit, sendFilm] },
    upload_quota: {
      to: '2',
      beside: async () => ({ file_limit: '2', media_limit: '2' }),
      seen: [() => sendFile(anna, 1_200_000)],
      shows: '413',
    },
    upload_sessions: { to: 1, seen: [openUploads], shows: '429' },
    disk_reserve: { to: '1000000000', seen: [() => sendFile(anna, 1000)], shows: '507' },
    login_limit: perAddress('/api/user/login', (at) => ({ mail: nobody(at), pass: 'Wiosna!Kwiat7' })),
    code_limit: perAddress('/api/user/register', (at) => ({ mail: nobody(at), pass: 'Wiosna!Kwiat7' })),
    recover_limit: perAddress('/api/user/recover', (at) => ({ mail: nobody(at) })),
    new_pass_limit: perAddress('/api/user/recoverset', (at) => ({
      ...{ mail: nobody(at), pass: 'Wiosna!Kwiat7', code: '123456' },
    })),
    certificate_limit: { to: 1, seen: [certificates], shows: isRefused },
  },
  retention: {
    data_years: { to: 43, seen: [clause, office], shows: '43' },
    log_years: { to: 47, seen: [clause, office], shows: '47' },
    contact_years: { to: 1, seen: [erased('messages')], shows: 'erased' },
    note_years: { to: 1, seen: [erased('notes')], shows: 'erased' },
    last_payment_date: { to: '2026-10-01', seen: [listed], shows: 'listed' },
    account_years: { to: 1, seen: [erased('accounts')], shows: 'erased' },
  },
  signing: {
    FORMULARZ: { to: ['UPLOAD_PADES'], seen: [ways('FORMULARZ')], shows: '["UPLOAD_PADES"]' },
    PERSONAL_DATA: { to: ['UPLOAD_PADES'], seen: [ways('PERSONAL_DATA')], shows: '["UPLOAD_PADES"]' },
    UMOWA: { to: ['UPLOAD_PADES'], seen: [waysOfParent], shows: '["UPLOAD_PADES"]' },
    UMOWA_office: { to: ['UPLOAD_PADES'], seen: [waysOfOffice], shows: '["UPLOAD_PADES"]' },
  },
  payments: {
    payer_account: {
      ...{ to: '90 9990 0009 0000 0000 0000 0004', seen: [() => bankFile('pain')] },
      shows: '90999000090000000000000004',
    },
    elixir_encoding: { to: 'windows-1250', seen: [() => bankFile('elixir')] },
  },
};

async function save(section: Tried, changes: object): Promise<object> {
  const { row_version, form } = (await technician.get('/api/baseconfig/get')).json().data[section];
  const body = { section, row_version, form: { ...form, ...changes } };
  const answer = await technician.post('/api/baseconfig/set', body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return form;
}
const read = async (seen: Trial['seen']) => {
  const answers: string[] = [];
  for (const place of seen) answers.push(JSON.stringify(await place())?.replaceAll('\u00a0', ' ') ?? '');
  return answers;
};

// Accounts go last: nobody could sign in after that.
const order = (section: Tried) => (section === 'retention' ? 1 : 0);
const sections = SETTING_SECTIONS.filter((name): name is Tried => name !== 'mail' && name !== 'inbox').sort(
  (a, b) => order(a) - order(b),
);
const trials = sections.flatMap((section) =>
  Object.entries<Trial>(TRIALS[section]).map(([name, trial]) => ({ section, name, ...trial })),
);

describe('a setting that was changed is seen, without a restart', () => {
  it.each(trials)('$section: $name', async ({ section, name, to, beside, seen, shows }) => {
    const before = await read(seen);
    const value: unknown = typeof to === 'function' ? await to() : to;
    const form = await save(section, { ...(await beside?.()), [name]: value });
    const after = await read(seen);
    // Of the statement each part stays: a film goes with its text.
    if (section !== 'accessibility') await save(section, form);
    const wanted = shows === '' ? String(value) : shows;
    after.forEach((answer, at) => {
      expect(answer).not.toBe(before[at]);
      expect(before[at]).not.toContain(wanted ?? 'never');
      if (wanted) expect(answer).toContain(wanted);
    });
  });
});
