import { describe, expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import { ODSETKI } from '../dictionaries/office-dictionaries';
import { paymentParts, returnedParts } from './payment-amounts';
import { recoveryInterest } from './recovery-interest';
import { recoveryLetter, recoveryTitle } from './recovery-letter';
import { recoveryParts } from './recovery-parts';
import { recoveryTo } from './recovery-status';

const TWELVE = [{ valid_from: '2020-01-01', rate: 1200 }] as const;
const OWED = { principal: 57_000, paid: '2027-01-31', returned: '2027-04-01' } as const;

describe('interest of a recovery', () => {
  it('of 570,00 for 60 days at 12 % is 11,00 (Process §1.7)', () => {
    expect(recoveryInterest(OWED, TWELVE)).toEqual({
      ...{ days: 60, interest: 1100 },
      periods: [{ from: '2027-02-01', to: '2027-04-01', days: 60, rate: 1200 }],
    });
  });

  it('has each day at its rate, and shows the periods', () => {
    const rates = [...TWELVE, { valid_from: '2027-03-01' as const, rate: 1000 }];
    expect(recoveryInterest({ ...OWED, principal: 1_000_000 }, rates)).toEqual({
      // 28 days at 12 % and 32 at 10 %: 92,05 + 87,67.
      ...{ days: 60, interest: 18_000 },
      periods: [
        { from: '2027-02-01', to: '2027-02-28', days: 28, rate: 1200 },
        { from: '2027-03-01', to: '2027-04-01', days: 32, rate: 1000 },
      ],
    });
  });

  it.each([
    ['on the day of the payment', '2027-01-31', 0, 0],
    ['on the next day', '2027-02-01', 1, 0],
    // 570,00 · 27 · 12 % / 365 = 5,06; 570,00 · 24 · 12 % / 365 = 4,50.
    ['after 27 days', '2027-02-27', 27, 500],
    ['after half a złoty', '2027-02-24', 24, 400],
  ] as const)('returned %s', (_when, returned, days, interest) => {
    expect(recoveryInterest({ ...OWED, returned }, TWELVE)).toMatchObject({ days, interest });
  });

  it('rounds 50 grosze up', () => {
    // 365,00 · 10 · 5 % / 365 = 0,50.
    const half = { principal: 36_500, paid: '2027-01-01', returned: '2027-01-11' } as const;
    const rates = [{ valid_from: '2027-01-01' as const, rate: 500 }];
    expect(recoveryInterest(half, rates)?.interest).toBe(100);
    expect(recoveryInterest({ ...half, principal: 36_499 }, rates)?.interest).toBe(0);
  });

  it('is not counted where the first day has no rate', () => {
    expect(recoveryInterest(OWED, [{ valid_from: '2027-02-02', rate: 1200 }])).toBeUndefined();
    expect(recoveryInterest(OWED, [])).toBeUndefined();
    expect(recoveryInterest({ ...OWED, paid: '2022-09-06' }, ODSETKI)).toBeUndefined();
    expect(recoveryInterest({ ...OWED, paid: '2022-09-07' }, ODSETKI)?.periods).toHaveLength(ODSETKI.length);
  });
});

describe('a part that is returned', () => {
  it('is divided in proportion, half up to the grosz', () => {
    expect(recoveryParts(30_000, { principal: 57_000, interest: 1100 })).toEqual({
      ...{ principal: 29_432, interest: 568 },
    });
  });

  it('of all that is owed ends it, and a grosz less does not', () => {
    const due = { principal: 100, interest: 1100 };
    expect(recoveryParts(1200, due)).toEqual(due);
    expect(recoveryParts(1199, due)).toEqual({ principal: 99, interest: 1100 });
  });

  it.each([0, -1, 58_101])('is refused: %i', (returned) => {
    expect(recoveryParts(returned, { principal: 57_000, interest: 1100 })).toBeUndefined();
  });

  it('goes back to its sources', () => {
    const shares = CALL_PRESETS.A_DO_3;
    const paid = paymentParts({ amount: 114_000, already_paid: 0 }, shares);
    const first = returnedParts({ amount: 33_333, net: 114_000 }, shares);
    const rest = returnedParts({ amount: 80_667, net: 80_667 }, shares);
    expect(first.esf_amount + rest.esf_amount).toBe(paid.esf_amount);
    expect(first.state_amount + rest.state_amount).toBe(paid.state_amount);
  });
});

it('the letter says what, why, how much and until when (Process §3, D13)', () => {
  const interest = recoveryInterest(OWED, TWELVE);
  if (!interest) throw new Error('There is a rate.');
  const letter = recoveryLetter({
    ...{ number: 'ROZ/0041/2027-01/1', month: '2027-01', contract_number: 'UM/II/0041/2026' },
    ...{ amount: 57_000, paid: OWED.paid, return_to: '2027-04-15', reckoned: OWED.returned, interest },
    ...{ reason: 'Dziecko nie chodziło do żłobka.', account: '47 9990', title: 'Zwrot ROZ/0041/2027-01' },
  });
  const words = letter
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ')
    .replaceAll('\u00A0', ' ');
  expect(words).toContain('zwrot 570,00 zł z refundacji wypłaconej 31 stycznia 2027 r.');
  expect(words).toContain('najpóźniej 15 kwietnia 2027 r.');
  expect(words).toContain('odsetki wynoszą 11,00 zł, razem z kwotą główną 581,00 zł');
  expect(words).toContain('60 dni, 12,00 % rocznie');
  expect(words).toContain('Rachunek urzędu: 47 9990.');
  expect(recoveryTitle({ number: 'ROZ/0041/2027-01/1', sign: 'PMG.4321.1.2027' })).toBe(
    'Zwrot ROZ/0041/2027-01, PMG.4321.1.2027',
  );
  expect(recoveryTo(new Date('2027-03-25T10:00:00Z'))).toBe('2027-04-08');
});
