import { expect, it } from 'vitest';
import { rejectionLetter } from './rejection';

it('tells the result, the reason with what the officer adds, and what can be done until when', () => {
  const letter = rejectionLetter({
    number: 'FR/1-2027/00007',
    reason: 'WIEK',
    text: ' W pierwszym dniu naboru Iga miała 7 tygodni.\n\nNabór jest od 20 tygodni. ',
    review_to: '2027-02-17',
  });

  expect(letter).toEqual([
    { title: 'Wynik', paragraphs: ['Zgłoszenie FR/1-2027/00007 zostało odrzucone po ocenie formalnej.'] },
    {
      title: 'Powód',
      paragraphs: [
        'Wiek dziecka nie mieści się w\u00a0przedziale naboru.',
        // As it was typed.
        'W pierwszym dniu naboru Iga miała 7 tygodni.',
        'Nabór jest od 20 tygodni.',
      ],
    },
    {
      title: 'Co możesz zrobić',
      paragraphs: [
        'Możesz poprosić urząd o\u00a0ponowną ocenę. Zrób to najpóźniej 17\u00a0lutego 2027\u00a0r.',
        'Możesz też złożyć zgłoszenie w\u00a0następnym naborze, jeśli spełnisz jego warunki.',
      ],
    },
  ]);
});
