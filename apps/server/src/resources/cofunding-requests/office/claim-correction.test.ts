import { getMoment } from '@urzad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClaimingFamily, inMay, type OfficeClaim, officeClaims } from '../../../../test/office-claims';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { twoServers } from '../../../../test/two-servers';
import { codeOf, describeWrite } from '../../../../test/writes';
import { lapseClaimCorrections } from './lapse-claim-corrections';
import { remindOfClaimCorrections } from './remind-of-claim-corrections';

const REASON = 'Brakuje jednego dokumentu.';
const NOTE = 'Dodaj potwierdzenie przelewu.';
const NEVER = new AbortController().signal;

let test: TestApp;
let clerk: SignedIn;
let second: SignedIn;
let manager: SignedIn;
let claims: ReturnType<typeof officeClaims>;
let anna: ClaimingFamily;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  second = await signIn(test, 'pracownik2');
  manager = await signIn(test, 'kierownik');
  claims = officeClaims(test);
  anna = await claims.family();
});
beforeEach(() => inMay(test));
afterAll(() => test.close());

/** What calls for a correction of the meals. */
async function called(of: OfficeClaim) {
  const { lines } = await claims.seenBy(clerk, of);
  return { reason: REASON, lines: [{ id_line: lines[1]?.id ?? 0, note: NOTE }] };
}

/** A claim whose first and last line are accepted, and whose meals are to be mended. */
async function toCorrect(): Promise<OfficeClaim> {
  const of = await claims.taken(clerk, anna);
  await claims.decide(clerk, of, { 1: 'Brak potwierdzenia.' });
  await claims.done(clerk, of, 'callcorrection', await called(of));
  return of;
}

describeWrite('callcorrection', () => test, {
  async act() {
    const of = await claims.taken(clerk, anna);
    await claims.decide(clerk, of, { 1: 'Brak potwierdzenia.' });
    return claims.sending(clerk, of, 'callcorrection', await called(of));
  },
  other: async () => [
    [anna.parent, 403, 'no-privilege'],
    [second, 403, 'no-privilege'],
    [manager, 403, 'no-privilege'],
  ],
  async wrongStatus() {
    const of = await claims.verified(clerk, anna);
    return claims.sending(clerk, of, 'callcorrection', await called(of));
  },
  async twice({ of }) {
    const told = await claims.seenBy(anna.parent, of);
    // Seven working days from Wednesday, 5 May 2027.
    expect(told).toMatchObject({
      ...{ status: 'to_correct', version_no: 2, correction_to: '2027-05-14', correction_note: REASON },
      versions: [{ version_no: 1, correction_note: '' }],
    });
    expect(told.number).toMatch(/^ROZ\/\d{4}\/2027-\d\d\/2$/);
    expect(told.lines.map(({ is_named, correction_note }) => [is_named, correction_note])).toEqual([
      ['no', ''],
      ['yes', NOTE],
      ['no', ''],
    ]);
    // The office goes on seeing what was submitted.
    const seen = await claims.seenBy(clerk, of);
    expect(seen.number).toMatch(/\/1$/);
    expect(seen.lines.map(({ decision }) => decision)).toEqual(['OK', 'NIE', 'OK']);
    const letters = (await test.emailsTo(anna.mail)).filter(({ subject }) => subject.includes(told.number));
    expect(letters.map(({ subject }) => subject)).toEqual([`Rozliczenie ${told.number} do poprawy`]);
    expect(letters[0]?.text).toContain('do 14\u00a0maja');
    expect(letters[0]?.text).not.toContain(NOTE);
  },
});

it('names lines of this claim only', async () => {
  const [of, elsewhere] = [await claims.taken(clerk, anna), await claims.submitted(anna)];
  expect(codeOf(await claims.step(clerk, of, 'callcorrection', await called(elsewhere)))).toEqual([
    ...[404, 'object-no-exist'],
  ]);
  expect(await claims.seenBy(clerk, of)).toMatchObject({ status: 'verification', version_no: 1 });
});

describe('the task of reminders', () => {
  const remind = (moment: string) => {
    test.clock.set(getMoment(moment));
    return remindOfClaimCorrections(test.app, test.clock.business(), NEVER);
  };

  it('reminds two days before the last one, once by two servers', async () => {
    const of = await toCorrect();
    const { number, row_version } = await claims.seenBy(anna.parent, of);
    expect(await remind('2027-05-11 07:00')).toBe(0);
    test.clock.set(getMoment('2027-05-12 07:00'));
    const now = test.clock.business();
    const both = await twoServers(test.app, () => remindOfClaimCorrections(test.app, now, NEVER));
    expect(both.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
    for (const day of [12, 13, 14]) expect(await remind(`2027-05-${day} 07:00`)).toBe(0);
    const letters = (await test.emailsTo(anna.mail)).filter(
      ({ subject, text }) => subject.includes(number) && text.includes('Przypominamy'),
    );
    expect(letters).toHaveLength(1);
    // A form that is open is not in conflict with it.
    expect((await claims.seenBy(anna.parent, of)).row_version).toBe(row_version);
  });
});

describe('the task of deadlines', () => {
  const lapse = (moment: string) => {
    test.clock.set(getMoment(moment));
    return lapseClaimCorrections(test.app, test.clock.business(), NEVER);
  };

  it('refuses the named lines that nobody mended, once by two servers, and keeps the others', async () => {
    await lapse('2027-05-15 00:15');
    inMay(test);
    const of = await toCorrect();
    expect(await lapse('2027-05-14 23:45')).toBe(0);
    test.clock.set(getMoment('2027-05-15 00:00'));
    const now = test.clock.business();
    const both = await twoServers(test.app, () => lapseClaimCorrections(test.app, now, NEVER));
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await lapse('2027-05-15 00:15')).toBe(0);

    const seen = await claims.seenBy(manager, of);
    expect(seen).toMatchObject({
      ...{ status: 'verified', version_no: 1, versions: [], refund_approved: 104_500 },
      verifier: { id: clerk.id },
    });
    expect(seen.number).toMatch(/\/1$/);
    expect(seen.lines.map(({ decision, decision_note }) => [decision, decision_note])).toEqual([
      ...[
        ['OK', ''],
        ['NIE', 'nie uzupełniono'],
        ['OK', ''],
      ],
    ]);
    expect(await claims.done(manager, of, 'approve')).toMatchObject({ status: 'approved_partly' });
  });

  it('leaves a line behind that nobody decided on: it is sent back', async () => {
    const of = await claims.taken(clerk, anna);
    await claims.done(clerk, of, 'callcorrection', await called(of));
    expect(await lapse('2027-05-15 00:15')).toBe(1);
    expect((await claims.step(manager, of, 'approve')).json().data).toEqual({
      ...{ 'lines.0': 'is-empty', 'lines.2': 'is-empty' },
    });
    expect(await claims.done(manager, of, 'sendback', { reason: REASON })).toMatchObject({
      status: 'verification',
    });
  });
});
