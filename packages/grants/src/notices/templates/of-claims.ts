import { POLISH_BINDS, template } from './template';

/** What becomes of a correction that does not come (Order §12). */
const CORRECTION_LATE = {
  pl: 'Pozycji, których nie poprawisz w terminie, nie uznamy.',
  en: 'We will not accept the lines that you do not correct in time.',
};

const LETTER_IS_THERE = {
  pl: 'Pismo z wynikiem znajdziesz w szczegółach rozliczenia.',
  en: `You will find the letter with the result in the details of the claim. ${POLISH_BINDS}`,
};

const TO_CORRECT = { pl: 'Rozliczenie {rozliczenie} do poprawy', en: 'Claim {rozliczenie} to be corrected' };

export const CLAIM_TEMPLATES = /* @__PURE__ */ Object.freeze({
  'transfer-returned': template('OTHER', ['Bank zwrócił przelew', 'The bank returned a transfer'], {
    pl: [
      'Rozliczenie {rozliczenie}: bank zwrócił przelew',
      'Bank zwrócił przelew z rozliczenia {rozliczenie}. Sprawdź numer rachunku w panelu uczestnika. Jeśli jest inny, zgłoś zmianę i podpisz oświadczenie; jeśli jest dobry, napisz nam o tym w sprawie. Potem wypłacimy refundację jeszcze raz.',
    ],
    en: [
      'Claim {rozliczenie}: the bank returned the transfer',
      'The bank returned the transfer of claim {rozliczenie}. Check the account number in the participant panel. If it is another one, report the change and sign the statement; if it is right, tell us so in a case. Then we will pay the refund once more.',
    ],
  }),
  'claim-sent': template('N19', ['Rozliczenie złożone', 'A claim was submitted'], {
    pl: [
      'Rozliczenie {rozliczenie} złożone',
      'Rozliczenie {rozliczenie} dotarło do nas {dzien}. Sprawdzimy je i napiszemy do Ciebie. Urzędowe potwierdzenie złożenia znajdziesz w szczegółach rozliczenia.',
    ],
    en: [
      'Claim {rozliczenie} has been submitted',
      `Claim {rozliczenie} reached us on {dzien}. We will check it and write to you. You will find the official receipt in the details of the claim. ${POLISH_BINDS}`,
    ],
  }),
  'claim-to-correct': template('N20', ['Rozliczenie do poprawy', 'A claim to be corrected'], {
    pl: [
      TO_CORRECT.pl,
      `Popraw rozliczenie {rozliczenie}, podpisz je i złóż ponownie do {termin}. Uwagi urzędu zobaczysz przy pozycjach rozliczenia. ${CORRECTION_LATE.pl}`,
    ],
    en: [
      TO_CORRECT.en,
      `Correct claim {rozliczenie}, sign it and submit it again by {termin}. You will see the remarks of the office beside the lines of the claim; they are in Polish. ${CORRECTION_LATE.en}`,
    ],
  }),
  'claim-correction-reminder': template('N20', ['Poprawki mijają za kilka dni', 'A correction is due soon'], {
    pl: [
      TO_CORRECT.pl,
      `Przypominamy: rozliczenie {rozliczenie} czeka na Twoje poprawki do {termin}. ${CORRECTION_LATE.pl}`,
    ],
    en: [
      TO_CORRECT.en,
      `A reminder: claim {rozliczenie} is waiting for your correction until {termin}. ${CORRECTION_LATE.en}`,
    ],
  }),
  'claim-approved': template('N21', ['Rozliczenie zatwierdzone', 'A claim was approved'], {
    pl: [
      'Rozliczenie {rozliczenie} zatwierdzone',
      `Rozliczenie {rozliczenie} jest zatwierdzone w całości. Wypłacimy pieniądze do {termin}. ${LETTER_IS_THERE.pl}`,
    ],
    en: [
      'Claim {rozliczenie} approved',
      `Claim {rozliczenie} is approved in full. We will pay by {termin}. ${LETTER_IS_THERE.en}`,
    ],
  }),
  'claim-approved-partly': template('N22', ['Rozliczenie zatwierdzone w części', 'Approved in part'], {
    pl: [
      'Rozliczenie {rozliczenie} zatwierdzone częściowo',
      `Rozliczenie {rozliczenie} jest zatwierdzone częściowo. Wypłacimy pieniądze do {termin}. {ocena} ${LETTER_IS_THERE.pl}`,
    ],
    en: [
      'Claim {rozliczenie} approved in part',
      `Claim {rozliczenie} is approved in part. We will pay by {termin}. {ocena} ${LETTER_IS_THERE.en}`,
    ],
  }),
  'claim-rejected': template('N22', ['Rozliczenie odrzucone', 'A claim was rejected'], {
    pl: [
      'Rozliczenie {rozliczenie} odrzucone',
      `Rozliczenie {rozliczenie} jest odrzucone. {ocena} ${LETTER_IS_THERE.pl}`,
    ],
    en: ['Claim {rozliczenie} rejected', `Claim {rozliczenie} is rejected. {ocena} ${LETTER_IS_THERE.en}`],
  }),
  'claim-review-begun': template('OTHER', ['Ponowna ocena się zaczęła', 'A review has begun'], {
    pl: [
      'Rozliczenie {rozliczenie}: ponowna ocena',
      'Przyjęliśmy Twoją prośbę. Rozliczenie sprawdzamy ponownie pod numerem {rozliczenie}. Napiszemy, gdy będzie wynik.',
    ],
    en: [
      'Claim {rozliczenie}: review',
      'We have accepted your request. We check the claim again under the number {rozliczenie}. We will write when there is a result.',
    ],
  }),
  'claim-review-kept': template('OTHER', ['Ponowna ocena nic nie zmieniła', 'A review changed nothing'], {
    pl: [
      'Rozliczenie {rozliczenie}: wynik ponownej oceny',
      `Po ponownej ocenie wynik rozliczenia {rozliczenie} się nie zmienia. ${LETTER_IS_THERE.pl}`,
    ],
    en: [
      'Claim {rozliczenie}: result of the review',
      `After the review the result of claim {rozliczenie} stays as it was. ${LETTER_IS_THERE.en}`,
    ],
  }),
  'claim-paid': template('N23', ['Rozliczenie wypłacone', 'A claim was paid'], {
    pl: [
      'Rozliczenie {rozliczenie}: wypłacone',
      'Refundacja z rozliczenia {rozliczenie} została wypłacona {dzien}. Kwota i tytuł przelewu są w rozliczeniu.',
    ],
    en: [
      'Claim {rozliczenie}: paid',
      'The refund of claim {rozliczenie} was paid on {dzien}. The amount and the title of the transfer stand in the claim.',
    ],
  }),
});
