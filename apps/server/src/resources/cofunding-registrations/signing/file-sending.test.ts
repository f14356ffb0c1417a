import { refOf } from '@urzad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf, seenBy, toldTo } from '../../../../test/office-cases';
import { type OfficeRegistration, officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { mainCaseOf } from '../../office-cases/public';

const BY_HAND = { district: '3214', community: '3214-kobylanka-w', city: 'Bielkowo', city_own: 'yes' };

let test: TestApp;
let clerk: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());

const about = ({ id }: { id: number }) => `obj_type=cofundingregistration&id_obj=${id}`;
const mainOf = async (who: SignedIn, found: OfficeRegistration) => {
  const { id_officecase } = await registrations.seenBy(who, found);
  return seenBy(who, { id: id_officecase ?? 0 });
};
const kindsIn = async (who: SignedIn, found: OfficeRegistration) =>
  (await mainOf(who, found)).documents.map(({ kind }) => kind).toSorted();

describe('the main case of an application', () => {
  it('is opened by its first sending, with the documents made until then and its receipt', async () => {
    const { child, ...family } = await registrations.family();
    const signed = await family.ofParent.signed(child);
    expect(signed.id_officecase).toBeNull();
    expect(await mainCaseOf(test.app.db, refOf('cofundingregistration', signed.id))).toBeUndefined();

    const { number } = await family.ofParent.send(signed);
    const found = { id: signed.id, ...family };
    expect(await mainOf(family.parent, found)).toMatchObject({
      title: `Zgłoszenie ${number}`,
      kind: 'ZGLOSZENIE',
      status: 'open',
      owner: null,
    });
    expect(await kindsIn(clerk, found)).toEqual(['FORMULARZ', 'KLAUZULA', 'POTWIERDZENIE_ZLOZENIA']);
    expect((await listOf(family.parent, about(found))).map(({ kind }) => kind)).toEqual(['ZGLOSZENIE']);
    // The confirmation of the submission is enough.
    expect((await toldTo(family.parent)).filter((name) => !name.includes('Potwierdzenie'))).toEqual([]);
  });

  it('is led by the officer who takes the application, alone or with others', async () => {
    const [one, two] = [await registrations.taken(clerk), await registrations.sent()];
    expect((await mainOf(one.parent, one)).owner).toMatchObject({ id: clerk.id });
    await clerk.post('/api/cofundingregistration/takemany', { ids: [two.id] });
    expect((await mainOf(two.parent, two)).owner).toMatchObject({ id: clerk.id });
  });

  it('holds a correction once it is submitted, and the letter of a rejection', async () => {
    const found = await registrations.returned(clerk, { zip_code: 'Sprawdź kod.' });
    const { form, row_version } = await registrations.seenBy(found.parent, found);
    const body = { row_version, form: { ...form, zip_code: '72-345' } };
    await found.parent.post(`/api/cofundingregistration/set?id=${found.id}`, body);
    const typed = await found.ofParent.prepare(await registrations.seenBy(found.parent, found));
    // The office does not see a correction before.
    const once = ['FORMULARZ', 'KLAUZULA', 'POTWIERDZENIE_ZLOZENIA'];
    expect(await kindsIn(clerk, found)).toEqual(once);
    await found.ofParent.send(await found.ofParent.sign(typed));
    const twice = ['FORMULARZ', 'FORMULARZ', 'KLAUZULA', 'POTWIERDZENIE_ZLOZENIA', 'POTWIERDZENIE_ZLOZENIA'];
    expect(await kindsIn(clerk, found)).toEqual(twice);

    await registrations.reject(clerk, found);
    expect(await kindsIn(found.parent, found)).toEqual([
      'FORMULARZ',
      'FORMULARZ',
      'KLAUZULA',
      'PISMO',
      ...twice.slice(3),
    ]);
  });

  it('ends with a withdrawal', async () => {
    const found = await registrations.sent();
    await registrations.done(found.parent, found, 'withdraw', { reason: 'INNE' });
    expect(await mainOf(found.parent, found)).toMatchObject({ status: 'withdrawn' });
  });
});

describe('a town typed by hand', () => {
  it('opens a case with a note, which only the office sees', async () => {
    const { child, ...family } = await registrations.family();
    const { id } = await family.ofParent.sent(child, BY_HAND);
    const found = { id, ...family };

    const ofOffice = (await listOf(clerk, about(found))).filter(({ kind }) => kind === 'MIEJSCOWOSC');
    expect(ofOffice).toMatchObject([{ status: 'new', owner: null }]);
    const { messages } = await seenBy(clerk, { id: ofOffice[0]?.id ?? 0 });
    expect(messages).toMatchObject([
      { direction: 'NOTE', body: 'Miejscowość wpisana ręcznie:\nMiejscowość: Bielkowo' },
    ]);
    expect((await listOf(family.parent, about(found))).map(({ kind }) => kind)).toEqual(['ZGLOSZENIE']);
  });
});
