import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open, opened, seenBy, toldTo } from '../../../test/office-cases';
import { type OfficeRegistration, officeRegistrations } from '../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let iod: SignedIn;
let kancelaria: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
let registration: OfficeRegistration;
let anna: SignedIn;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  iod = await signIn(test, 'iod');
  kancelaria = await signIn(test, 'kancelaria');
  anna = await signIn(test, 'anna.przykladowa');
  registrations = officeRegistrations(test);
  registration = await registrations.taken(clerk);
});
afterAll(() => test.close());

const about = (more: object = {}) => ({
  obj_type: 'cofundingregistration',
  id_obj: registration.id,
  ...more,
});

describe('a case about an application', () => {
  it('waits for its officer, and names its number', async () => {
    const of = await opened(registration.parent, about());
    expect(of).toMatchObject({ status: 'new', owner: { id: clerk.id }, obj_number: 'FR/1-2027/00001' });
    expect(await toldTo(clerk)).toContain(`Nowa sprawa ${of.sign}`);
    expect(await toldTo(manager)).not.toContain(`Nowa sprawa ${of.sign}`);
    expect((await seenBy(clerk, of)).steps).toContain('take');
  });

  it('is for everybody who decides, when it asks for a review', async () => {
    const found = await registrations.taken(clerk);
    await registrations.reject(clerk, found);
    const of = await opened(found.parent, about({ id_obj: found.id, kind: 'PONOWNA_OCENA', form: {} }));
    expect(of).toMatchObject({ owner: null, title: 'Ponowna ocena' });
    expect(await toldTo(manager)).toContain(`Nowa sprawa ${of.sign}`);
    expect(await toldTo(clerk)).not.toContain(`Nowa sprawa ${of.sign}`);
  });

  it('is opened by nobody else, nor about a draft or what does not exist', async () => {
    expect(codeOf(await open(anna, about()))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await open(registration.parent, about({ id_obj: 9999 })))).toEqual([
      404,
      'object-no-exist',
    ]);
    expect(codeOf(await open(clerk, about({ id_obj: 9999 })))).toEqual([404, 'object-no-exist']);
  });
});

describe('a case of rights', () => {
  it.each([
    ['RODO', { right: 'DOSTEP' }],
    ['DOSTEPNOSC', { subject: 'PORTAL' }],
  ])('%s is announced to who settles them', async (kind, form) => {
    const of = await opened(anna, { kind, form });
    for (const who of [iod, manager]) expect(await toldTo(who)).toContain(`Nowa sprawa ${of.sign}`);
    expect(await toldTo(clerk)).not.toContain(`Nowa sprawa ${of.sign}`);
  });
});

describe('what came in otherwise', () => {
  it('is entered for the applicant, with its channel', async () => {
    const of = await opened(kancelaria, about({ channel: 'PAPIER', priority: 'HIGH' }));
    expect(of).toMatchObject({
      status: 'new',
      channel: 'PAPIER',
      priority: 'HIGH',
      id_user: registration.parent.id,
    });
    expect(of.messages).toMatchObject([{ direction: 'IN', author: { id: kancelaria.id } }]);
    expect(await toldTo(registration.parent)).toContain(`Potwierdzenie wpływu sprawy ${of.sign}`);
  });

  it('is a letter of the office without one, led by its author', async () => {
    const of = await opened(clerk, about({ kind: 'ZWROT', form: {} }));
    expect(of).toMatchObject({ status: 'open', owner: { id: clerk.id }, title: 'Zwrot' });
    expect(await toldTo(registration.parent)).toContain(`Nowa wiadomość w sprawie ${of.sign}`);
  });

  it('stays with the office, when it is work about a person', async () => {
    const of = await opened(clerk, about({ kind: 'KONTROLA', form: {} }));
    expect(of.messages).toMatchObject([{ direction: 'NOTE' }]);
    expect(of.steps).not.toContain('answer');
    expect((await toldTo(registration.parent)).filter((name) => name.endsWith(of.sign))).toEqual([]);
  });
});

it.each([
  ['a letter', { body: ' ' }, { body: 'is-empty' }],
  ['an answer', { form: {} }, { title: 'is-empty' }],
  ['a known answer', { form: { title: 'A', colour: 'B' } }, { colour: 'not-valid' }],
  ['a kind of the subject', { kind: 'UZUPELNIENIE', form: {} }, { kind: 'not-valid-option' }],
  ['a kind of applicants', { kind: 'KONTROLA', form: {} }, { kind: 'not-valid-option' }],
  ['no object without a type', { id_obj: 1 }, { id_obj: 'not-valid' }],
])('needs %s', async (_what, over, data) => {
  const answer = await open(anna, over);
  expect([answer.statusCode, answer.json().data]).toEqual([400, data]);
});

it('leaves channel and priority to the office', async () => {
  expect(codeOf(await open(anna, { priority: 'HIGH' }))).toEqual([403, 'no-privilege']);
  expect(codeOf(await open(anna, { channel: 'PORTAL' }))).toEqual([403, 'no-privilege']);
});
