import type { FileKind } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { cofundingRegistrationVersion } from '../table';

const URL = '/api/cofundingregistration';

let test: TestApp;
let clerk: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());

type Returned = Awaited<ReturnType<typeof returned>>;

/** A registration that the office returned with these remarks, agreeing with all else. */
async function returned(remarks: Record<string, string>) {
  const found = await registrations.returned(clerk, remarks);
  return {
    ...found,
    find: () => registrations.seenBy(found.parent, found),
    seenByClerk: () => registrations.seenBy(clerk, found),
  };
}

const answerOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  JSON.parse(body).data,
];
const REFUSED = [400, { attachments: 'is-no-equal' }];

async function attach({ parent, id, ofParent }: Returned, kind: FileKind) {
  return parent.post(`${URL}/attach?id=${id}`, { filename: await ofParent.upload(), kind });
}

async function detach({ parent, id, find }: Returned, kind: FileKind) {
  const file = (await find()).attachments.find((attached) => attached.kind === kind);
  return parent.post(`${URL}/detach?id=${id}`, { id_file: file?.id });
}

async function save({ parent, id, find }: Returned, changes: object, explanations?: object[]) {
  const { form, row_version } = await find();
  const body = { form: { ...form, ...changes }, row_version, ...(explanations && { explanations }) };
  return parent.post(`${URL}/set?id=${id}`, body);
}

async function prepare({ parent, id, find }: Returned) {
  return parent.post(`${URL}/tosign?id=${id}`, { row_version: (await find()).row_version });
}

async function sendAgain({ ofParent, find }: Returned) {
  return ofParent.send(await ofParent.sign(await ofParent.prepare(await find())));
}

describe('files in a correction', () => {
  it('stay as the office agreed with them when another thing was asked for', async () => {
    const pawel = await returned({ employer_name: 'Podaj pełną nazwę.' });
    expect(answerOf(await detach(pawel, 'ZASW_PRACODAWCA'))).toEqual(REFUSED);
    expect(answerOf(await attach(pawel, 'ZASW_PRACODAWCA'))).toEqual(REFUSED);
    expect(answerOf(await attach(pawel, 'ORZECZENIE'))).toEqual(REFUSED);
    expect((await pawel.find()).attachments).toMatchObject([{ kind: 'ZASW_PRACODAWCA', is_sent: 'yes' }]);

    await save(pawel, { employer_name: '„Fikcyjna” spółka z o.o.' });
    await sendAgain(pawel);
    const { review } = await pawel.seenByClerk();
    expect(review).toContainEqual({ field: 'attachments', state: 'ok' });
    expect(review.map(({ field }) => field)).not.toContain('employer_name');
  });

  it('are exchanged when they were asked for, and then looked at anew', async () => {
    const sliwka = await returned({ 'attachments.ZASW_PRACODAWCA': 'Skan jest nieczytelny.' });
    const { attachments: before } = await sliwka.find();
    expect((await detach(sliwka, 'ZASW_PRACODAWCA')).statusCode).toBe(200);
    const twice = await Promise.all([attach(sliwka, 'ZASW_PRACODAWCA'), attach(sliwka, 'ZASW_PRACODAWCA')]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await sliwka.find()).attachments.map(({ is_sent }) => is_sent)).toEqual(['no', 'no']);

    // Until the correction is submitted, the office reads the version before it.
    const seen = await sliwka.seenByClerk();
    expect(seen.attachments.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect((await test.app.inject({ url: seen.attachments[0]?.url ?? '' })).statusCode).toBe(200);

    await sendAgain(sliwka);
    const { review, attachments, removed_attachments: removed } = await sliwka.seenByClerk();
    expect(attachments).toHaveLength(2);
    // The office can still look at what was there before; the parent sees what is there.
    expect(removed.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect((await test.app.inject({ url: removed[0]?.url ?? '' })).statusCode).toBe(200);
    expect((await sliwka.find()).removed_attachments).toEqual([]);
    expect(review.filter(({ field }) => field.startsWith('attachments'))).toEqual([]);
    expect((await registrations.step(clerk, sliwka, 'score', { points_final: 15 })).json()).toEqual({
      code: 'not-valid',
      data: { review: 'is-empty' },
    });
  });

  it('come when a corrected answer needs one that did not come, and may go again', async () => {
    const ewa = await returned({ 'children.0.disability': 'Podaj, czy dziecko ma orzeczenie.' });
    expect(answerOf(await attach(ewa, 'ORZECZENIE'))).toEqual(REFUSED);
    const children = (await ewa.find()).form.children?.map((child) => ({ ...child, disability: 'yes' }));
    await save(ewa, { children });
    expect((await attach(ewa, 'ORZECZENIE')).statusCode).toBe(200);
    expect((await detach(ewa, 'ORZECZENIE')).statusCode).toBe(200);
    expect(answerOf(await attach(ewa, 'INNY'))).toEqual(REFUSED);
  });

  it('are the owner’s alone', async () => {
    const { id, find } = await returned({ attachments: 'Brak drugiej strony.' });
    const body = { id_file: (await find()).attachments[0]?.id };
    const url = `${URL}/detach?id=${id}`;
    expect((await test.app.inject({ method: 'POST', url, payload: body })).statusCode).toBe(401);
    const other = await signIn(test, 'bartlomiej.cwierc-nowakowski@example.com');
    expect((await other.post(url, body)).statusCode).toBe(404);
  });
});

describe('remarks', () => {
  it('need a change or an explanation of ten characters before the form is signed', async () => {
    const lucja = await returned({
      zip_code: 'Sprawdź kod.',
      street: 'Sprawdź ulicę.',
      attachments: 'Brak drugiej strony.',
    });
    const open = (...places: number[]) => [
      400,
      Object.fromEntries(places.map((at) => [`explanations.${at}`, 'remark-unanswered'])),
    ];
    const explain = (text: string) => save(lucja, {}, [{ field: 'street', text }]);
    const { remarks } = await lucja.find();
    const indexOf = (field: string) => remarks.findIndex((remark) => remark.field === field);

    expect(answerOf(await prepare(lucja))).toEqual(open(0, 1, 2));
    await save(lucja, { zip_code: '72-345' });
    expect((await explain('123456789')).statusCode).toBe(200);
    expect(answerOf(await prepare(lucja))).toEqual(
      open(...[indexOf('street'), indexOf('attachments')].sort()),
    );
    expect((await explain('1234567890')).statusCode).toBe(200);
    expect(answerOf(await prepare(lucja))).toEqual(open(indexOf('attachments')));
    expect((await attach(lucja, 'INNY')).statusCode).toBe(200);
    expect((await prepare(lucja)).statusCode).toBe(200);
  });

  it('take no explanation of another field, and lose the document when one changes', async () => {
    const marek = await returned({ street: 'Sprawdź ulicę.' });
    await save(marek, {}, [{ field: 'street', text: 'Tak się nazywa.' }]);
    expect((await prepare(marek)).statusCode).toBe(200);
    expect(answerOf(await save(marek, {}, [{ field: 'city', text: '1234567890' }]))).toEqual([
      400,
      { city: 'is-no-equal' },
    ]);

    const { form, row_version } = await marek.find();
    const body = { form, row_version, explanations: [{ field: 'street', text: 'Ulica jest dobra.' }] };
    const answers = await Promise.all([1, 2].map(() => marek.parent.post(`${URL}/set?id=${marek.id}`, body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.data.stored.explanations).toEqual(body.explanations);
    const kept = await marek.find();
    expect(kept.explanations).toEqual([{ field: 'street', text: 'Ulica jest dobra.' }]);
    expect(kept.steps).not.toContain('sign');
  });

  it('keep their explanations with the version, beside the remark that they answer', async () => {
    const oksana = await returned({ zip_code: 'Sprawdź kod.', street: 'Sprawdź ulicę.' });
    await save(oksana, { zip_code: '72-345' }, [{ field: 'street', text: 'Ulica jest dobra.' }]);
    expect((await oksana.seenByClerk()).explanations).toEqual([]);
    const sent = await sendAgain(oksana);

    const answered = [
      { field: 'zip_code', text: 'Sprawdź kod.', explanation: null },
      { field: 'street', text: 'Sprawdź ulicę.', explanation: 'Ulica jest dobra.' },
    ];
    const inAnyOrder = (found: { field: string }[]) =>
      found.toSorted((a, b) => b.field.localeCompare(a.field));
    expect(inAnyOrder((await oksana.seenByClerk()).answered_remarks)).toEqual(answered);
    expect(inAnyOrder(sent.answered_remarks)).toEqual(answered);
    const versions = await test.app.db
      .select()
      .from(cofundingRegistrationVersion)
      .where(eq(cofundingRegistrationVersion.id_registration, oksana.id))
      .orderBy(cofundingRegistrationVersion.version_no);
    expect(versions.map(({ explanations }) => explanations)).toEqual([
      [],
      [{ field: 'street', text: 'Ulica jest dobra.' }],
    ]);
  });
});

describe('the office', () => {
  it('sees what was sent until the correction is sent', async () => {
    const found = await returned({ lastname: 'Podaj nazwisko z dowodu.' });
    const before = await found.seenByClerk();
    const lastname = before.lastname;
    await save(found, { lastname: 'Niewysłany' });
    await prepare(found);

    const seen = await found.seenByClerk();
    expect(seen).toMatchObject({ version_no: 1, lastname, previous_form: null });
    expect(seen.form).toEqual(before.form);
    expect(seen.documents.map(({ kind, version_no }) => `${kind} ${version_no}`)).not.toContain(
      'FORMULARZ 2',
    );
    const namesFor = async (text: string) => {
      const query = new URLSearchParams({ has_text: text });
      const { data } = (await clerk.get(`${URL}/get?${query}`)).json();
      return data.map((row: { lastname: string }) => row.lastname);
    };
    expect(await namesFor('niewysłany')).toEqual([]);
    expect(await namesFor(lastname)).toEqual([lastname]);
    expect((await found.find()).previous_form).toEqual(before.form);

    await found.ofParent.send(await found.ofParent.sign(await found.find()));
    const after = { version_no: 2, lastname: 'Niewysłany', previous_form: before.form };
    expect(await found.seenByClerk()).toMatchObject(after);
    expect(await namesFor('niewysłany')).toEqual(['Niewysłany']);
  });

  it('tells of health in marks, remarks and points only those who may know', async () => {
    const found = await returned({
      'children.0.disability': 'Podaj, czy dziecko ma orzeczenie.',
      attachments: 'Brak orzeczenia.',
      zip_code: 'Sprawdź kod.',
    });
    const toldTo = async (mailbox: string) => {
      const reader = await signIn(test, mailbox);
      const seen = await registrations.seenBy(reader, found);
      const said = [...seen.remarks, ...seen.review].map(({ field }) => field);
      expect(said).toContain('zip_code');
      expect(JSON.stringify((await reader.get(`${URL}/get`)).json())).not.toMatch(/disab|points|orzeczen/i);
      return [
        said.some((field) => /disab|crit_.*_dis|special_needs/.test(field)),
        said.includes('attachments'),
        seen.points_auto !== null,
        seen.form.crit_child_dis !== undefined,
      ];
    };
    for (const mailbox of ['kierownik', 'pracownik1', 'kontroler', 'iod']) {
      expect([mailbox, await toldTo(mailbox)]).toEqual([mailbox, [true, true, true, true]]);
    }
    for (const mailbox of ['dyrektor', 'obserwator']) {
      expect([mailbox, await toldTo(mailbox)]).toEqual([mailbox, [false, false, false, false]]);
    }
  });
});
