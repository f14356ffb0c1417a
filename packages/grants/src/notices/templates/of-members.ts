import { template } from './template';

export const MEMBER_TEMPLATES = /* @__PURE__ */ Object.freeze({
  'cofunding-unstarted': template('OTHER', ['Dofinansowanie się nie zaczęło', 'A co-funding did not begin'], {
    pl: [
      'Umowa {umowa}: dofinansowanie się nie zaczęło',
      'Minął ostatni dzień dofinansowania {dofinansowanie}, a nie mamy przyjętego zaświadczenia o podjęciu pracy. Za to dofinansowanie niczego nie rozliczysz.',
    ],
    en: [
      'Contract {umowa}: the co-funding has not begun',
      'The last day of the co-funding {dofinansowanie} has passed, and we have no accepted certificate of the start of work. There is nothing to settle for this co-funding.',
    ],
  }),
  'cofunding-left-out': template(
    'OTHER',
    ['Zawieszone miesiące pominięte', 'Suspended months were left out'],
    {
      pl: [
        'Umowa {umowa}: zawieszone miesiące pominięte',
        'Dofinansowanie {dofinansowanie} się skończyło. Tych miesięcy nie rozliczysz, bo były zawieszone do końca: {miesiace}. Pieniądze na nie wróciły do naboru.',
      ],
      en: [
        'Contract {umowa}: suspended months left out',
        'The co-funding {dofinansowanie} has ended. These months cannot be settled, as they were suspended until the end: {miesiace}. Their money has returned to the call.',
      ],
    },
  ),
  'cofunding-resumed': template('OTHER', ['Koniec przerwy', 'A break ends'], {
    pl: [
      'Dofinansowanie {dofinansowanie}: koniec przerwy',
      'Przerwa w dofinansowaniu {dofinansowanie} kończy się. Miesiące od: {miesiac} znowu rozliczasz po ich zakończeniu. Powód: {powod}',
    ],
    en: [
      'Co-funding {dofinansowanie}: the break ends',
      'The break in the co-funding {dofinansowanie} ends. You settle the months from {miesiac} on again, each after its end. Reason: {powod}',
    ],
  }),
  'certificate-returned-start': template(
    'OTHER',
    ['Zaświadczenie o podjęciu pracy do poprawy', 'Certificate of the start of work not accepted'],
    {
      pl: [
        'Dokumenty do zgłoszenia {zgloszenie}',
        'Nie możemy przyjąć zaświadczenia od pracodawcy do zgłoszenia {zgloszenie}. Uwagę zobaczysz {gdzie}. Dodaj tam nowe zaświadczenie: bez niego dofinansowanie się nie zacznie.',
      ],
      en: [
        'Documents of application {zgloszenie}',
        'We cannot accept the certificate of the employer for application {zgloszenie}. You will see the remark {gdzie}. Add a new certificate there: without it the co-funding does not begin.',
      ],
    },
  ),
  'certificate-returned-periodic': template(
    'OTHER',
    ['Okresowe zaświadczenie do poprawy', 'Periodic certificate not accepted'],
    {
      pl: [
        'Dokumenty do zgłoszenia {zgloszenie}',
        'Nie możemy przyjąć zaświadczenia od pracodawcy do zgłoszenia {zgloszenie}. Uwagę zobaczysz {gdzie}. Dodaj tam nowe zaświadczenie: bez niego nie wypłacimy kolejnych miesięcy.',
      ],
      en: [
        'Documents of application {zgloszenie}',
        'We cannot accept the certificate of the employer for application {zgloszenie}. You will see the remark {gdzie}. Add a new certificate there: without it the next months are not paid.',
      ],
    },
  ),
  'certificate-ends': template('N26', ['Zaświadczenie traci ważność', 'A certificate ends'], {
    pl: [
      'Potwierdzenie zatrudnienia',
      'Dodaj w panelu uczestnika nowe zaświadczenie od pracodawcy. To, które mamy do umowy {umowa}, potwierdza pracę do {termin}. Bez nowego nie wypłacimy kolejnych miesięcy.',
    ],
    en: [
      'Confirmation of employment',
      'Add a new certificate of your employer in the participant panel. The one that we have for contract {umowa} confirms your work until {termin}. Without a new one the next months are not paid.',
    ],
  }),
  'cofunding-started': template('N15', ['Dofinansowanie się zaczęło', 'A co-funding has begun'], {
    pl: [
      'Umowa {umowa}: dofinansowanie trwa',
      'Od {dzien} trwa dofinansowanie {dofinansowanie}. Każdy miesiąc rozliczasz po jego zakończeniu.',
    ],
    en: [
      'Contract {umowa}: the co-funding has begun',
      'The co-funding {dofinansowanie} runs from {dzien}. Each month is settled after its end.',
    ],
  }),
  'last-month': template('N16', ['Ostatni miesiąc', 'The last month'], {
    pl: [
      'Umowa {umowa}: ostatni miesiąc',
      'Zaczął się ostatni miesiąc dofinansowania. Jego ostatni dzień to {termin} Potem rozliczysz ten miesiąc i podasz dane po zakończeniu udziału.',
    ],
    en: [
      'Contract {umowa}: the last month',
      'The last month of the co-funding has begun. Its last day is {termin}. After it you settle this month and give the data after the end.',
    ],
  }),
  'member-ended': template('N17', ['Udział kończy się wcześniej', 'A participation ends early'], {
    pl: [
      'Umowa {umowa} rozwiązana',
      'Ostatni dzień Twojego udziału w projekcie to {dzien} Rozlicz miesiące do tego dnia, a do {termin} podaj dane po zakończeniu udziału.',
    ],
    en: [
      'Contract {umowa} terminated',
      'The last day of your participation is {dzien}. Settle the months up to that day, and give the data after the end by {termin}.',
    ],
  }),
  'exit-form': template('N27', ['Dane po zakończeniu udziału', 'Data after the end'], {
    pl: [
      'Umowa {umowa}: dane po zakończeniu udziału',
      'Podaj, co robisz po zakończeniu udziału w projekcie. To jedno pytanie, odpowiedz na nie do {termin}',
    ],
    en: [
      'Contract {umowa}: data after the end',
      'Tell us what you do after the end of your participation. It is one question; answer it by {termin}.',
    ],
  }),
  'claim-due': template('N24', ['Miesiąc do rozliczenia', 'A month to be settled'], {
    pl: [
      'Przypomnienie o rozliczeniu za {miesiac}',
      'Rozlicz {miesiac} do {termin} (umowa {umowa}). Przygotuj fakturę i potwierdzenie zapłaty. Późniejsze rozliczenie też przyjmiemy, ale jako spóźnione.',
    ],
    en: [
      'Reminder of the claim for {miesiac}',
      'Settle {miesiac} by {termin} (contract {umowa}). Prepare the invoice and the proof of payment. A later claim is taken too, but as a late one.',
    ],
  }),
  'claim-late': template('N24', ['Miesiąc nierozliczony w terminie', 'A month not settled in time'], {
    pl: [
      'Przypomnienie o rozliczeniu za {miesiac}',
      'Rozlicz {miesiac} jak najszybciej (umowa {umowa}). Termin minął {termin} Spóźnione rozliczenie też przyjmiemy.',
    ],
    en: [
      'Reminder of the claim for {miesiac}',
      'Settle {miesiac} as soon as you can (contract {umowa}). The deadline was {termin}. A late claim is taken too.',
    ],
  }),
});
