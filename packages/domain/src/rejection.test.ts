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
        'Wiek dziecka nie mieści się w przedziale naboru.',
        'W pierwszym dniu naboru Iga miała 7 tygodni.',
        'Nabór jest od 20 tygodni.',
      ],
    },
    {
      title: 'Co możesz zrobić',
      paragraphs: [
        'Możesz poprosić urząd o ponowną ocenę. Zrób to najpóźniej 17 lutego 2027 r.',
        'Możesz też złożyć zgłoszenie w następnym naborze, jeśli spełnisz jego warunki.',
      ],
    },
  ]);
});
