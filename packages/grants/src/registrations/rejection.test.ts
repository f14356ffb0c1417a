import { expect, it } from 'vitest';
import { lateCorrectionText, rejectionLetter, rejectReasons, rejectSentence } from './rejection';

it('tells the result, the reason with what the officer adds, and what can be done until when', () => {
  const letter = rejectionLetter({
    number: 'FR/1-2027/00007',
    region: '32',
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
        'Możesz poprosić urząd o\u00a0ponowną ocenę: otwórz zgłoszenie w\u00a0portalu i\u00a0naciśnij „Poproś o\u00a0ponowną ocenę”. Zrób to najpóźniej 17\u00a0lutego 2027\u00a0r.',
        'Nowe zgłoszenie możesz złożyć dopiero w\u00a0następnym naborze, jeśli spełnisz jego warunki.',
      ],
    },
  ]);
});

it('offers no review after one', () => {
  const [, , way] = rejectionLetter({
    ...{ number: 'FR/1-2027/00007', region: '32', reason: 'WIEK', text: 'Bez zmian.' },
    review_to: null,
  });
  expect(way?.paragraphs).toEqual([
    'Zgłoszenie było już ponownie ocenione. O\u00a0ponowną ocenę można poprosić tylko raz.',
    'Nowe zgłoszenie możesz złożyć dopiero w\u00a0następnym naborze, jeśli spełnisz jego warunki.',
  ]);
});

it('names the voivodeship of the call, whichever it is', () => {
  expect(rejectSentence({ reason: 'ZAMIESZKANIE', region: '32' }, 'pl')).toBe(
    'Projekt jest dla mieszkańców województwa zachodniopomorskiego, a adres leży poza nim.',
  );
  expect(rejectReasons('22').find(({ code }) => code === 'ZAMIESZKANIE')).toMatchObject({
    pl: 'Projekt jest dla mieszkańców województwa pomorskiego, a adres leży poza nim.',
    en: 'The project is for people of the voivodeship of Pomerania, and the address lies outside it.',
  });
});

it('says of a correction that did not come until when it was waited for', () => {
  expect(lateCorrectionText('2027-02-17')).toBe(
    'Termin poprawek minął 17\u00a0lutego 2027\u00a0r. Do tego dnia nie dostaliśmy poprawionego zgłoszenia.',
  );
});
