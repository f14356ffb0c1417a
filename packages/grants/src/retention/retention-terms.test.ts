import { getIsoDate } from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import { archiveTo, isPastRetention, retentionTerms, rodoTo } from './retention-terms';

const day = getIsoDate;
const kept = (archive_cat: string, ended: string) => ({ archive_cat, ended: day(ended) });

describe('the term of data protection', () => {
  it.each([
    ['2029-01-01', 5, '2034-12-31'],
    ['2029-12-31', 5, '2034-12-31'],
    ['2030-01-01', 7, '2037-12-31'],
  ])('runs from the end of the year of the payment: %s, %i years', (payment, years, to) => {
    expect(rodoTo(day(payment), years)).toBe(to);
  });
});

describe('the term of the archive', () => {
  it.each([
    ['B10', '2027-03-01', '2037-12-31'],
    ['B5', '2027-12-31', '2032-12-31'],
    ['B25', '2028-02-29', '2053-12-31'],
  ])('is of full years after the end: %s, %s', (category, ended, to) => {
    expect(archiveTo(kept(category, ended))).toBe(to);
  });

  it.each(['A', 'BE10', 'BE', 'Bc', 'B', 'b10', 'B10 ', ''])('is none of category "%s"', (category) => {
    expect(archiveTo(kept(category, '2027-03-01'))).toBeUndefined();
  });
});

describe('the term of a person', () => {
  const rodo_to = rodoTo(day('2029-06-30'), 5);

  it('is the later of the two', () => {
    expect(retentionTerms([kept('B5', '2027-03-01')], { rodo_to })).toEqual({
      ...{ rodo_to: '2034-12-31', archive_to: '2032-12-31', category: 'B5', retention_to: '2034-12-31' },
    });
    expect(retentionTerms([kept('B10', '2027-03-01')], { rodo_to })).toEqual({
      ...{ rodo_to: '2034-12-31', archive_to: '2037-12-31', category: 'B10', retention_to: '2037-12-31' },
    });
  });

  it('is that of the case which is kept longest', () => {
    const cases = [kept('B5', '2033-01-02'), kept('B10', '2027-03-01'), kept('B5', '2030-05-05')];
    expect(retentionTerms(cases, { rodo_to })).toMatchObject({ archive_to: '2038-12-31', category: 'B5' });
  });

  it('is none while one case is for ever, or there is none', () => {
    expect(
      retentionTerms([kept('B5', '2020-01-01'), kept('BE10', '2020-01-01')], { rodo_to }),
    ).toBeUndefined();
    expect(retentionTerms([kept('A', '2020-01-01')], { rodo_to })).toBeUndefined();
    expect(retentionTerms([], { rodo_to })).toBeUndefined();
  });

  it('has passed on the day after it', () => {
    const retention_to = day('2037-12-31');
    expect(isPastRetention({ retention_to }, day('2037-12-31'))).toBe(false);
    expect(isPastRetention({ retention_to }, day('2038-01-01'))).toBe(true);
  });
});
