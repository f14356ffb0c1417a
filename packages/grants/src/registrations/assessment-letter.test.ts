import { expect, it } from 'vitest';
import { assessmentLetter, comingListText } from './assessment-letter';

it('tells the points, and when and where the list comes', () => {
  const letter = assessmentLetter({ number: 'FR/1-2027/00007', points: 15, call_to: '2027-02-12' });

  expect(letter).toEqual([
    {
      title: 'Wynik',
      paragraphs: ['Zgłoszenie FR/1-2027/00007 przeszło ocenę formalną. Przyznane punkty: 15\u00a0punktów.'],
    },
    {
      title: 'Co dalej',
      paragraphs: [expect.stringContaining('ogłosimy na stronie głównej portalu po 12\u00a0lutego,')],
    },
    { title: 'Co możesz zrobić', paragraphs: ['Teraz nie musisz nic robić.'] },
  ]);
});

it('names no day that is over', () => {
  expect(comingListText({ call_to: null }, 'pl')).toContain(
    'na stronie głównej portalu, gdy ocenimy wszystkie',
  );
});
