import { template } from './template';

/** Applications and claims that are checked, to the officers in charge and to who decides after them. */
export const CHECK_TEMPLATES = /* @__PURE__ */ Object.freeze({
  'staff-registration-taken': template('N30', ['Zgłoszenie przejęte', 'An application was taken over'], {
    pl: ['Przejęto {zgloszenie}', 'Zgłoszenie {zgloszenie} prowadzi teraz {osoba}.'],
    en: ['{zgloszenie} has been taken over', '{osoba} is now in charge of application {zgloszenie}.'],
  }),
  'staff-registration-corrected': template('STAFF', ['Przyszły poprawki', 'A correction has come'], {
    pl: [
      'Przyszły poprawki: {zgloszenie}',
      'Zgłoszenie {zgloszenie} wróciło poprawione. Na górze zgłoszenia zobaczysz, co się zmieniło.',
    ],
    en: [
      'The correction has come: {zgloszenie}',
      'Application {zgloszenie} has come back corrected. At its top you will see what has changed.',
    ],
  }),
  'staff-registration-review': template('STAFF', ['Zgłoszenie wraca do oceny', 'A review was granted'], {
    pl: [
      'Ponowna ocena: {zgloszenie}',
      'Zgłoszenie {zgloszenie} wraca do oceny formalnej, bo prośba o ponowną ocenę jest przyjęta. Odpowiedź do {termin}.',
    ],
    en: [
      'Review: {zgloszenie}',
      'Application {zgloszenie} returns to the formal check, because the request for a review has been accepted. Answer by {termin}.',
    ],
  }),
  'staff-registration-withdrawn': template('STAFF', ['Zgłoszenie wycofane', 'An application was withdrawn'], {
    pl: [
      'Wycofane zgłoszenie: {zgloszenie}',
      'Zgłoszenie {zgloszenie} zostało wycofane przez wnioskodawcę. Nie trzeba go dalej sprawdzać.',
    ],
    en: [
      'Application withdrawn: {zgloszenie}',
      'Application {zgloszenie} has been withdrawn by the applicant. It need not be checked any further.',
    ],
  }),
  'staff-documents-sent': template('STAFF', ['Przyszły dokumenty', 'Documents have come'], {
    pl: [
      'Przyszły dokumenty: {zgloszenie}',
      'Rodzic wysłał dokumenty do zgłoszenia {zgloszenie}. Sprawdź je w zgłoszeniu.',
    ],
    en: [
      'The documents have come: {zgloszenie}',
      'The parent has sent the documents of application {zgloszenie}. Check them in the application.',
    ],
  }),
  'staff-certificate-start': template(
    'STAFF',
    ['Przyszło zaświadczenie o podjęciu pracy', 'A certificate of the start of work has come'],
    {
      pl: [
        'Przyszło zaświadczenie od pracodawcy: {zgloszenie}',
        'Rodzic dodał zaświadczenie od pracodawcy do zgłoszenia {zgloszenie}. Sprawdź je: od niego zależy początek dofinansowania.',
      ],
      en: [
        'A certificate of an employer has come: {zgloszenie}',
        'The parent has added the certificate of the employer to application {zgloszenie}. Check it: the co-funding begins with it.',
      ],
    },
  ),
  'staff-certificate-periodic': template(
    'STAFF',
    ['Przyszło okresowe zaświadczenie', 'A periodic certificate has come'],
    {
      pl: [
        'Przyszło zaświadczenie od pracodawcy: {zgloszenie}',
        'Rodzic dodał zaświadczenie od pracodawcy do zgłoszenia {zgloszenie}. Sprawdź je: bez niego nie wypłacimy kolejnych miesięcy.',
      ],
      en: [
        'A certificate of an employer has come: {zgloszenie}',
        'The parent has added the certificate of the employer to application {zgloszenie}. Check it: the next months are not paid without it.',
      ],
    },
  ),
  'staff-points-wait': template('STAFF', ['Punkty do zatwierdzenia', 'Points to approve'], {
    pl: [
      'Punkty do zatwierdzenia: {zgloszenie}',
      'Zgłoszenie {zgloszenie} ma punkty i czeka na zatwierdzenie przez drugą osobę. {odpowiedz}',
    ],
    en: [
      'Points to approve: {zgloszenie}',
      'Application {zgloszenie} has its points and is waiting for the approval of a second person. {odpowiedz}',
    ],
  }),
  'staff-points-approved': template('STAFF', ['Punkty zatwierdzone', 'Points were approved'], {
    pl: [
      'Punkty zatwierdzone: {zgloszenie}',
      'Punkty zgłoszenia {zgloszenie} są zatwierdzone. Pismo do wnioskodawcy jest wysłane.',
    ],
    en: [
      'Points approved: {zgloszenie}',
      'The points of application {zgloszenie} have been approved. The letter to the applicant has been sent.',
    ],
  }),
  'staff-points-back': template('STAFF', ['Punkty do poprawy', 'Points to correct'], {
    pl: [
      'Punkty do poprawy: {zgloszenie}',
      'Zgłoszenie {zgloszenie} wróciło do Ciebie z uwagą do punktów. Przeczytaj uwagę i przyznaj punkty ponownie.',
    ],
    en: [
      'Points to correct: {zgloszenie}',
      'Application {zgloszenie} has come back to you with a remark on the points. Read the remark and give the points again.',
    ],
  }),
  'staff-rescore-wait': template('STAFF', ['Nowe punkty do zatwierdzenia', 'New points to approve'], {
    pl: [
      'Nowe punkty do zatwierdzenia: {zgloszenie}',
      'Zgłoszenie {zgloszenie} ma nowe punkty po prośbie o ponowną ocenę i czeka na zatwierdzenie przez drugą osobę.',
    ],
    en: [
      'New points to approve: {zgloszenie}',
      'Application {zgloszenie} has new points after a request for a review and is waiting for the approval of a second person.',
    ],
  }),
  'staff-rescore-approved': template('STAFF', ['Nowe punkty zatwierdzone', 'New points were approved'], {
    pl: [
      'Nowe punkty zatwierdzone: {zgloszenie}',
      'Nowe punkty zgłoszenia {zgloszenie} są zatwierdzone. Załatw teraz sprawę o ponowną ocenę: zgłoszenie dostanie nowe miejsce, a listę ogłosimy jeszcze raz.',
    ],
    en: [
      'New points approved: {zgloszenie}',
      'The new points of application {zgloszenie} have been approved. Settle the case of the review now: the application gets its new place, and the list is published once more.',
    ],
  }),
  'staff-claim-taken': template('N30', ['Rozliczenie przejęte', 'A claim was taken over'], {
    pl: ['Przejęto {rozliczenie}', 'Rozliczenie {rozliczenie} sprawdza teraz {osoba}.'],
    en: ['{rozliczenie} has been taken over', '{osoba} now checks claim {rozliczenie}.'],
  }),
  'staff-claim-corrected': template('N19', ['Rozliczenie poprawione', 'A claim was corrected'], {
    pl: [
      'Poprawki do rozliczenia {rozliczenie} dotarły',
      'Uczestnik poprawił rozliczenie {rozliczenie}. Czeka na sprawdzenie.',
    ],
    en: [
      'The correction of claim {rozliczenie} has arrived',
      'The participant has corrected claim {rozliczenie}. It waits to be checked.',
    ],
  }),
  'staff-claim-back': template('STAFF', ['Rozliczenie niezatwierdzone', 'A claim was not approved'], {
    pl: [
      'Rozliczenie {rozliczenie} wróciło do sprawdzenia',
      'Rozliczenie {rozliczenie} nie zostało zatwierdzone. Powód jest w szczegółach rozliczenia.',
    ],
    en: [
      'Claim {rozliczenie} was sent back',
      'Claim {rozliczenie} was not approved. The reason is in the details of the claim.',
    ],
  }),
  'staff-claim-lapsed': template('STAFF', ['Termin poprawki minął', 'The term of a correction has passed'], {
    pl: [
      'Rozliczenie {rozliczenie}: termin poprawki minął',
      'Rozliczenie {rozliczenie} nie zostało poprawione w terminie. Wskazane pozycje nie są uznane, a rozliczenie czeka na zatwierdzenie.',
    ],
    en: [
      'Claim {rozliczenie}: the term of the correction has passed',
      'Claim {rozliczenie} was not corrected in time. The named lines are not accepted, and the claim waits for its approval.',
    ],
  }),
  'staff-claim-review': template('STAFF', ['Rozliczenie do ponownej oceny', 'A claim to be reviewed'], {
    pl: [
      'Rozliczenie {rozliczenie} do ponownej oceny',
      'Prośba o ponowną ocenę jest przyjęta. Rozliczenie {rozliczenie} czeka na ponowne sprawdzenie.',
    ],
    en: [
      'Claim {rozliczenie} to be reviewed',
      'The request for a review has been accepted. Claim {rozliczenie} waits to be checked again.',
    ],
  }),
});
