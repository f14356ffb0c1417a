import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OfficeRegistration, officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { twoServers } from '../../../../test/two-servers';
import { remindOfCorrections } from './remind-of-corrections';

/** The last day of the corrections is the 17th. */
const at = (day: number) => new Date(`2027-02-${day}T06:00:00.000Z`);

let test: TestApp;
let clerk: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());

const remind = (now: Date) => remindOfCorrections(test.app, now, new AbortController().signal);
const returned = () => registrations.returned(clerk, { zip_code: 'Sprawdź kod.' });
const remindersTo = async ({ mail }: OfficeRegistration) =>
  (await test.emailsTo(mail)).filter(({ text }) => text.includes('Przypominamy'));

it('reminds of a correction two days before its last, once', async () => {
  const of = await returned();
  const { row_version, number } = await registrations.seenBy(of.parent, of);
  expect(await remind(at(14))).toBe(0);
  const both = await twoServers(test.app, () => remind(at(15)));
  expect(both.toSorted()).toEqual([0, 1]);
  for (const day of [15, 16, 17]) expect(await remind(at(day))).toBe(0);

  const [reminder, ...others] = await remindersTo(of);
  expect(others).toEqual([]);
  expect(reminder?.subject).toBe(`Wezwanie do uzupełnienia zgłoszenia ${number}`);
  expect(reminder?.text).toContain('złóż ponownie najpóźniej 17\u00a0lutego 2027\u00a0r.');
  expect(reminder?.text).not.toContain('kod');
  const { data } = (await of.parent.get('/api/basenotification/get')).json();
  expect(data[0]).toMatchObject({ id_obj: of.id, content_name: reminder?.subject });
  // A form that is open is not in conflict with it.
  expect((await registrations.seenBy(of.parent, of)).row_version).toBe(row_version);
});

it('reminds later after a downtime, but neither of a late correction nor of one that came', async () => {
  const late = await returned();
  expect(await remind(at(18))).toBe(0);
  expect(await remind(at(17))).toBe(1);
  expect(await remindersTo(late)).toHaveLength(1);

  const came = await returned();
  const { form, row_version } = await registrations.seenBy(came.parent, came);
  const body = { row_version, form: { ...form, zip_code: '72-345' } };
  await came.parent.post(`/api/cofundingregistration/set?id=${came.id}`, body);
  const { ofParent, parent } = came;
  await ofParent.send(await ofParent.sign(await ofParent.prepare(await registrations.seenBy(parent, came))));
  expect(await remind(at(16))).toBe(0);
  expect(await remindersTo(came)).toEqual([]);
});
