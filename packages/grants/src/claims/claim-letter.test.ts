import { describe, expect, it } from 'vitest';
import { claimApprovedLetter, claimKeptLetter, claimRejectedLetter } from './claim-letter';

const CLAIM = { number: 'ROZ/0041/2027-01/1', month: '2027-01', review_to: '2027-02-22' } as const;
const MEALS = {
  ...{ name: 'Wyżywienie, FV/01/2027', amount: 24_000, decision: 'NIE' as const, eligible_amount: 0 },
  decision_note: 'Brak potwierdzenia zapłaty.',
};
const CARE = {
  ...{
    name: 'Opieka (pobyt), FV/01/2027',
    amount: 110_000,
    decision: 'OK' as const,
    eligible_amount: 110_000,
  },
  decision_note: '',
};
const APPROVED = {
  ...CLAIM,
  ...{ outcome: 'approved_partly' as const, cost_total: 146_000, eligible_total: 110_000 },
  ...{
    refund: 104_500,
    esf: 93_500,
    state: 11_000,
    already_paid: 0,
    cuts: ['Zajęć dodatkowych nie zwracamy.'],
  },
  payment_to: '2027-03-17',
} as const;

const wordsOf = (sections: { title: string; paragraphs: string[] }[]) =>
  sections.map(({ title, paragraphs }) => [title, ...paragraphs].join(' ').replaceAll('\u00A0', ' '));

describe('the letter with the result of a claim (Process §3, D13)', () => {
  it('says what is paid, by whom and until when, and why it is less (U10)', () => {
    const [result, sums, refused, ways] = wordsOf(claimApprovedLetter({ ...APPROVED, lines: [CARE, MEALS] }));
    expect(result).toContain('jest zatwierdzone częściowo');
    expect(result).toContain('Kwota zwrotu: 1 045,00 zł');
    expect(result).toContain('Plus 935,00 zł, z budżetu państwa 110,00 zł');
    expect(result).toContain('najpóźniej 17 marca 2027 r.');
    expect(sums).toContain('Koszty, które uznajemy: 1 100,00 zł. Zajęć dodatkowych nie zwracamy.');
    expect(refused).toContain('Wyżywienie, FV/01/2027, 240,00 zł: nie uznajemy. Powód: Brak potwierdzenia');
    expect(ways).toContain('najpóźniej 22 lutego 2027 r.');
  });

  it('names what is accepted in part, and no line that is accepted', () => {
    const part = { ...MEALS, decision: 'CZESC', eligible_amount: 20_000 } as const;
    const [, , refused] = wordsOf(claimApprovedLetter({ ...APPROVED, lines: [CARE, part] }));
    expect(refused).toContain('uznajemy 200,00 zł');
    const whole = claimApprovedLetter({ ...APPROVED, outcome: 'approved' as const, lines: [CARE] });
    expect(whole.map(({ title }) => title)).toEqual(['Wynik', 'Jak liczymy zwrot', 'Co możesz zrobić']);
  });

  it('after a review says what is added, and to what', () => {
    const told = {
      ...APPROVED,
      refund: 9500,
      esf: 8500,
      state: 1000,
      already_paid: 104_500,
      review_to: null,
    };
    const [result, , ways] = wordsOf(claimApprovedLetter({ ...told, lines: [CARE] }));
    expect(result).toContain('Dopłata po ponownej ocenie: 95,00 zł');
    expect(result).toContain('wypłaciliśmy już 1 045,00 zł, razem to 1 140,00 zł');
    expect(ways).toContain('o kolejną ocenę nie można prosić');
  });

  it('of a review that adds nothing says so', () => {
    const [result, sums] = wordsOf(
      claimKeptLetter({ ...APPROVED, already_paid: 104_500, review_to: null, lines: [CARE, MEALS] }),
    );
    expect(result).toContain('Wynik się nie zmienia. Za ten miesiąc wypłaciliśmy 1 045,00 zł. Nic do tego');
    expect(sums).toContain('Zajęć dodatkowych nie zwracamy.');
  });

  it('of a rejection has the words of the office, and after a review no other one', () => {
    const letter = claimRejectedLetter({
      ...CLAIM,
      lines: [],
      review_to: null,
      reason: 'Pierwsze.\nDrugie.',
    });
    expect(letter[1]).toEqual({ title: 'Powód', paragraphs: ['Pierwsze.', 'Drugie.'] });
    expect(wordsOf(letter).at(-1)).toContain('o kolejną ocenę nie można prosić. Możesz też złożyć nowe');
  });
});
