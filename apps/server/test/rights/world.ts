import { type OfficeCase, type Registration, refOf } from '@urzad/contract';
import { PRIVILEGES, type RoleCode } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../../src/config';
import { role } from '../../src/identity/roles/table';
import { mailOutbox } from '../../src/mail/table';
import { accessions } from '../accessions';
import { authorityFile } from '../authorities';
import { doneNote, noted } from '../board-notes';
import { madeFeed, planned } from '../calendar-events';
import { madeRoom, sentMessage } from '../chat-rooms';
import { chunksBy } from '../chunked';
import { messagesOf } from '../contact-messages';
import { sentLetter } from '../mail-letters';
import { pdfOf } from '../multipart';
import { done, LETTER, opened, taken } from '../office-cases';
import { officeRegistrations, TOO_YOUNG } from '../office-registrations';
import { registrationOf } from '../registration';
import { png } from '../samples';
import { type SignedIn, signIn } from '../sign-in';
import { makeUnclear, signedForms } from '../signed-forms';
import type { TestApp } from '../test-app';
import * as tickets from '../tickets';
import { makeAnnexes } from './annexes-of-world';
import { makeCalls } from './calls-of-world';
import { makeContracts } from './contracts-of-world';
import { makeFilledClaims } from './filled-claims-of-world';
import { makeMembers, suspendLastMonth } from './members-of-world';
import { makeOfficeClaims } from './office-claims-of-world';
import { makePayments } from './payments-of-world';
import { makeRankings } from './rankings-of-world';
import { makeReports } from './reports-of-world';
import { makeRetention } from './retention-of-world';
import { makeRescored } from './reviews-of-world';
import { makeSettings } from './settings-of-world';
import { makeSignatures } from './signatures-of-world';

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** The role of the clerk, whose privileges the trials change. */
export const ROLE_OF_CLERK = 'PM';

/** A reason as the office gives it. */
export const REASON = 'Sprawdzenie uprawnień urzędu';

/** A role of the office, by what its copied role allows. */
export const NEW_ROLE = {
  ...{ name: 'Zastępstwo kontrolera', description: '', perspective: 'staff' },
  ...{ privileges: ['library_show'], reason: REASON },
};

export const NEW_MAIL = 'nowa.osoba@example.com';
export const NEW_PASSWORD = 'Zimowa!Rzeka8';

/**
 * People and objects on which every call can be done once: each object is its owner's, and what the office leads is led by
 * the clerk unless its name says otherwise.
 */
export async function makeWorld(test: TestApp) {
  const { app } = test;
  await app.db
    .update(role)
    .set({ privileges: [...PRIVILEGES] })
    .where(eq(role.code, ROLE_OF_CLERK));
  const as = (who: string) => signIn(test, who);
  const families = officeRegistrations(test);
  const accessionsOf = await makeAccessions(test, families);
  const clerk = await as('pracownik1');
  const second = await as('pracownik2');
  const manager = await as('kierownik');

  const registrations = await makeRegistrations(test, { clerk, second, manager, office: families });
  const { owner, mail } = registrations;
  const cases = await makeCases(registrations, { clerk, second });
  const account = await makeAccount(test, { owner, mail });
  const admin = await as('admin.uprawnien');
  const office = await makeOffice(test, { admin, manager });
  const rankings = await makeRankings(test, manager);
  const contracts = await makeContracts(test, { clerk, second, manager }, registrations.sent);
  const members = await makeMembers(test, registrations.sent, registrations.mailOfSent);
  const filled = await makeFilledClaims(test, {
    ...{ who: registrations.sent.who, mail: registrations.mailOfSent, id_grant: members.coFunding },
  });
  const officeClaims = await makeOfficeClaims(test, { clerk, second, manager }, registrations.ledByOther);
  const payments = await makePayments(test, { clerk, second, manager }, { id_member: members.member });
  const signatures = await makeSignatures(test, { clerk, second, manager }, registrations.sent);
  const suspended = await suspendLastMonth(test, members.parentOfMember, members.coFunding);
  const annexes = await makeAnnexes(test, { clerk, second, manager }, registrations.sent);
  const codes = await makeCodes(test);
  // A code to sign with may be asked for again after a minute.
  test.clock.advance(61_000);
  const documents = await accessionsOf(clerk);
  const calls = await makeCalls(test);
  const messages = messagesOf(test);
  const closedMessage = await messages.taken(clerk);
  const parentOfTickets = await as('anna.przykladowa');
  const picture = await registrationOf(test, parentOfTickets, 'anna.przykladowa@example.com').upload();
  const anchor = { purpose: 'qualified', file: await authorityFile('root') };
  return {
    ...(await makeSettings(clerk)),
    anchorKept: await dataOf(clerk.post('/api/basetrustanchor/add', anchor)),
    ...{ clerk, second, manager },
    ...{ ...registrations, ...documents, ...cases, ...account, ...office, ...rankings },
    caseArchive: (await dataOf(clerk.get(`/api/officecase/archive?id=${cases.led.id}`))).url,
    ...suspended,
    ...{ ...contracts, ...members, ...filled, ...officeClaims, ...payments },
    ...{ ...calls, ...signatures, ...annexes, ...codes },
    ...(await makeReports(clerk)),
    placeOfOffice: await dataOf(
      clerk.post('/api/locality/add', { name: 'Zbędne Zmyślone', community: '3214-kobylanka-w' }),
    ),
    retention: await makeRetention(test, [owner.id, parentOfTickets.id]),
    parentOfTickets,
    ticket: await tickets.asked(parentOfTickets, { filenames: [picture] }),
    ledTicket: await tickets.led(clerk, parentOfTickets),
    ticketOfSecond: await tickets.led(second, parentOfTickets),
    solvedTicket: await tickets.solved(clerk, parentOfTickets),
    note: await noted(clerk),
    doneNote: await doneNote(clerk),
    event: await planned(clerk),
    sharedEvent: await planned(clerk, { participants: [second.id] }),
    ownEvent: await planned(clerk),
    calendarFeed: await madeFeed(clerk),
    // Of a role whose privileges stay as they are.
    feedOfManager: await madeFeed(manager),
    ...(await chatOf(clerk, second)),
    letter: await sentLetter(second, { to: [clerk.id] }),
    trashedLetter: await trashedLetterOf(clerk, second),
    message: await messages.written(),
    ledMessage: await messages.taken(clerk, { mail: 'pawel.slimakowy@example.com' }),
    messageOfSecond: await messages.taken(second),
    closedMessage: await messages.done(clerk, closedMessage, 'close', {
      ...{ row_version: closedMessage.row_version, reason: 'To jest reklama.' },
    }),
    logFile: (await admin.post('/api/baselog/export', { level: 'warning' })).json().data.url as string,
  };
}

/** A room of the clerk, who has written there. */
async function chatOf(clerk: SignedIn, second: SignedIn) {
  const chatRoom = await madeRoom(clerk, [second.id]);
  return { chatRoom, chatMessage: await sentMessage(clerk, chatRoom) };
}

/** A letter that the clerk has thrown away. */
async function trashedLetterOf(clerk: SignedIn, second: SignedIn) {
  const letter = await sentLetter(second, { to: [clerk.id] });
  await clerk.post('/api/mailletter/trash', { ids: [letter.id] });
  return letter;
}

type Office = Record<'clerk' | 'second', SignedIn>;

/** A registration in each status, of a parent of its own, and one parent who has none: the owner of all other objects. */
async function makeRegistrations(
  test: TestApp,
  {
    clerk,
    second,
    manager,
    office,
  }: Office & { manager: SignedIn; office: ReturnType<typeof officeRegistrations> },
) {
  const drafting = await office.family();
  const draft = await drafting.ofParent.fill(drafting.child);
  const preparing = await office.family();
  const toSign = await preparing.ofParent.prepare(await preparing.ofParent.fill(preparing.child));
  const signature = await preparing.ofParent.signBody(toSign);
  const signedForm = await signedForms(test).signing(preparing.parent, toSign);
  const signing = await office.family();
  const signed = await signing.ofParent.signed(signing.child);
  const begun = await office.family();
  const unread = await begun.ofParent.add();

  const [sent, ledByOther] = [await office.sent(), await office.taken(second)];
  const remarked = await office.reviewed(clerk, TOO_YOUNG);
  await makeUnclear(test, await office.seenBy(clerk, remarked));
  const agreed = await office.reviewed(clerk);
  const scored = await office.scored(second);
  const rejected = await office.taken(clerk);
  await office.reject(clerk, rejected);
  const { parent: owner, mail, ofParent } = await office.family();

  const of = (who: { parent: SignedIn }, registration: Registration) => ({ who: who.parent, registration });
  const seen = async (found: Awaited<ReturnType<typeof office.sent>>) =>
    of(found, await office.seenBy(clerk, found));
  return {
    owner,
    mail,
    signature,
    signedForm,
    uploadOfOwner: await ofParent.upload(),
    upload: await drafting.ofParent.upload(),
    draft: of(drafting, draft),
    toSign: of(preparing, toSign),
    signed: of(signing, signed),
    unread: of(begun, unread),
    sent: await seen(sent),
    mailOfSent: sent.mail,
    ledByOther: await seen(ledByOther),
    remarked: await seen(remarked),
    agreed: await seen(agreed),
    archive: await archiveOf(clerk, agreed),
    scored: await seen(scored),
    rejected: await seen(rejected),
    rescored: await makeRescored(test, office, { clerk, manager }),
  };
}

/**
 * Registrations of the documents stage, made first, as it takes long: the tokens of a sign-in last a quarter of an hour.
 * Their parents sign in anew when they are asked for.
 */
async function makeAccessions(test: TestApp, office: ReturnType<typeof officeRegistrations>) {
  const of = accessions(test, office);
  const officer = () => signIn(test, 'pracownik1');
  const qualified = await of.qualified(await officer());
  const complete = await of.qualified(await officer());
  await of.ready(complete);
  const toCheck = await of.sent(await officer());
  const toReturn = await of.sent(await officer());
  const clerk = await officer();
  const { accession } = await office.seenBy(clerk, toReturn);
  await office.done(clerk, toReturn, 'checkproof', {
    ...{ id_file: accession?.files[0]?.id, status: 'rejected', note: 'Brakuje drugiej strony.' },
  });
  const toAccept = await of.sent(clerk);
  await of.acceptEach(clerk, toAccept);

  return async (by: SignedIn) => {
    const seen = async (found: typeof qualified) => ({
      who: await signIn(test, found.mail),
      registration: await office.seenBy(by, found),
    });
    const { who } = await seen(qualified);
    return {
      proof: await of.upload({ ...qualified, ofParent: registrationOf(test, who, qualified.mail) }),
      qualified: await seen(qualified),
      complete: await seen(complete),
      toCheck: await seen(toCheck),
      toReturn: await seen(toReturn),
      toAccept: await seen(toAccept),
    };
  };
}

async function archiveOf(who: SignedIn, { id }: { id: number }): Promise<string> {
  return (await dataOf(who.get(`/api/cofundingregistration/downloadall?id=${id}`))).url;
}

/** Cases of the owner. */
async function makeCases(
  { owner, uploadOfOwner, rejected }: Awaited<ReturnType<typeof makeRegistrations>>,
  { clerk, second }: Office,
) {
  const led = await taken(clerk, owner);
  const ended = await done(clerk, await taken(clerk, owner), 'close', LETTER);
  return {
    asked: await opened(owner, { filenames: [uploadOfOwner] }),
    led,
    ledBySecond: await taken(second, owner),
    ended,
    review: await opened(rejected.who, {
      ...refOf('cofundingregistration', rejected.registration.id),
      ...{ kind: 'PONOWNA_OCENA', form: {} },
    }),
    ofRights: await opened(owner, { kind: 'RODO', form: { right: 'DOSTEP' } }),
  } satisfies Record<string, OfficeCase>;
}

/** What the owner keeps in their account. */
async function makeAccount(test: TestApp, { owner, mail }: { owner: SignedIn; mail: string }) {
  const view = {
    ...{ name: 'Moje', table_code: 'queue', table_column_number: 0, default: 'no', table_autofill: 'yes' },
    ...{ selected: 'no', filters: [], columns: [] },
  };
  const [kept, shared] = [
    await dataOf(owner.post('/api/basetablepreset/add', view)),
    await dataOf(owner.post('/api/user/share', { mail: 'pracownik1@urzad.example.com' })),
  ];
  await signIn(test, mail);
  const sessions = await dataOf(owner.get('/api/user/sessions'));
  await dataOf(owner.post('/api/user/mailchange', { mail: 'nowy.adres@example.com', pass: DEMO_PASSWORD }));
  return {
    view,
    portrait: await png(),
    kept,
    shared,
    session: sessions.find(({ is_current }: { is_current: string }) => is_current === 'no'),
    mailCode: await test.codeFor('nowy.adres@example.com'),
    copy: (await dataOf(owner.post('/api/user/accountexport', {}))).url_download,
    notification: (await dataOf(owner.get('/api/basenotification/get')))[0],
    chunks: await chunksBy(owner).begun('skan.pdf', pdfOf(2_000), []),
  };
}

/** What administrators keep. */
async function makeOffice(test: TestApp, { admin, manager }: Record<'admin' | 'manager', SignedIn>) {
  const group = { name: 'Zespół naboru', id_leader: null, members: [admin.id], active: 'yes' };
  const roles = await test.app.db.select({ id: role.id, code: role.code }).from(role);
  const [place] = await dataOf(admin.get('/api/locality/get'));
  return {
    admin,
    group,
    roleKept: await dataOf(
      admin.post('/api/role/add', {
        ...NEW_ROLE,
        name: 'Druga rola',
        id_role_base: roles.find(({ code }) => code === 'KON')?.id,
      }),
    ),
    groupKept: await dataOf(admin.post('/api/usergroup/add', group)),
    ...(await makeCategories(await signIn(test, 'gospodarz'))),
    community: place.community,
    application: (await dataOf(admin.get('/api/base/initsystem'))).application.uuid,
    idOfRole: (code: RoleCode) => roles.find((one) => one.code === code)?.id ?? 0,
    grantOfManager: (await dataOf(admin.get(`/api/user/managed?id=${manager.id}`))).roles[0],
    locked: await lock(admin, await signIn(test, 'bartlomiej.cwierc-nowakowski')),
  };
}

/** Two categories of tickets as the host of the application keeps them, one of them archived. */
async function makeCategories(host: SignedIn) {
  const [library] = await dataOf(host.get('/api/library/get?has_text=TICKET_CATEGORY'));
  const add = (code: string) =>
    dataOf(
      host.post(`/api/libraryitem/add?id_library=${library.id}`, {
        ...{ code, name: 'Kategoria', name_en: 'Category', number: null, color: null },
        ...{ valid_from: null, valid_to: null, rate: null },
      }),
    );
  const { id, row_version } = await add('DAWNA');
  return {
    category: await add('BIEZACA'),
    archivedCategory: await dataOf(host.post(`/api/libraryitem/archive?id=${id}`, { row_version })),
  };
}

async function lock(admin: SignedIn, who: SignedIn) {
  await dataOf(admin.post(`/api/user/accountlock?id=${who.id}`, { reason: REASON }));
  return who;
}

/** Codes and links as they are mailed. */
async function makeCodes(test: TestApp) {
  const ask = (name: string, payload: object) =>
    test.app.inject({ method: 'POST', url: `/api/user/${name}`, payload });
  await ask('register', { mail: NEW_MAIL, pass: NEW_PASSWORD });
  const newCode = await test.codeFor(NEW_MAIL);
  const recovering = 'barbara.podwojna@example.com';
  await ask('recover', { mail: recovering });
  const recoverCode = await test.codeFor(recovering);
  await ask('loginlink', { mail: recovering });
  const [letter] = await test.emailsTo(recovering);
  const link = letter?.text.match(/autologin\/([\w-]+)/)?.[1] ?? '';
  const [email] = await test.app.db.select({ id: mailOutbox.id }).from(mailOutbox).limit(1);
  return { newCode, recovering, recoverCode, link, mailed: email?.id ?? 0 };
}

// biome-ignore lint/suspicious/noExplicitAny: each answer has another shape, and is read once.
async function dataOf(answer: ReturnType<SignedIn['get']>): Promise<any> {
  const { statusCode, body } = await answer;
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body).data;
}
