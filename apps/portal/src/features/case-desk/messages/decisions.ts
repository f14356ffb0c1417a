import type { Messages } from '#shared/i18n/messages';

const pl = {
  back: 'Wróć do sprawy',
  textNeeded: (min: number) => `Napisz co najmniej ${min} znaków`,
  answerNeeded: 'Napisz odpowiedź',

  take: 'Przejmij',
  taken: 'Sprawa jest Twoja. Możesz odpowiedzieć.',
  takeOverFrom: (name: string) => `Przejmij od: ${name}`,
  takenOver: 'Sprawa jest Twoja. Dotychczasowa osoba dostała powiadomienie.',
  notTaken: 'Nie udało się przejąć sprawy',
  ownerChanged: 'Sprawę prowadzi już ktoś inny. Sprawdź, kto, i przejmij ją jeszcze raz, jeśli trzeba.',

  assign: 'Przekaż',
  assignTitle: 'Przekaż sprawę',
  assignIntro: 'Nowa osoba prowadząca i Ty dostaniecie powiadomienie. Pisma i notatki zostają w sprawie.',
  officer: 'Kto ma prowadzić sprawę',
  officerHint: 'Na liście są osoby, które mogą załatwić tę sprawę.',
  chooseOfficer: 'Wybierz osobę z listy',
  assignRefused: 'Nie przekazaliśmy sprawy',
  assigned: 'Sprawa przekazana.',

  extend: 'Zmień termin',
  extendTitle: 'Zmień termin odpowiedzi',
  extendIntro: (day: string) =>
    `Teraz termin to ${day}. Wnioskodawca dostanie wiadomość z nowym terminem i powodem.`,
  newDay: 'Nowy termin',
  newDayHint: 'Dzień późniejszy niż teraz.',
  laterDay: 'Podaj dzień późniejszy niż obecny termin',
  wrongDay: 'Podaj datę, na przykład 15.03.2027',
  reason: 'Powód',
  extendReasonHint: 'Zobaczy go wnioskodawca.',
  extendRefused: 'Nie zmieniliśmy terminu',
  extended: 'Termin zmieniony, wiadomość wysłana.',

  close: 'Załatw sprawę',
  closeTitle: 'Załatw sprawę',
  closeIntro: (name: string) => `${name} dostanie tę odpowiedź, a sprawa się zakończy.`,
  closeSend: 'Wyślij i zakończ sprawę',
  closed: 'Odpowiedź wysłana, sprawa załatwiona.',
  closeRefused: 'Nie zakończyliśmy sprawy',
  acceptTitle: 'Uwzględnij prośbę o ponowną ocenę',
  acceptIntro: (name: string) =>
    `Załatwienie tej sprawy uwzględnia prośbę, a ${name} dostanie tę odpowiedź. Odrzucone zgłoszenie wróci do oceny formalnej z nowym terminem. Zgłoszenie z listy rankingowej dostanie miejsce według nowych punktów, które zatwierdziła druga osoba, a listę ogłosimy jeszcze raz.`,
  acceptClaimIntro: (name: string) =>
    `Załatwienie tej sprawy uwzględnia prośbę, a ${name} dostanie tę odpowiedź. Rozliczenie wróci do sprawdzenia jako następna wersja. Wypłacimy tylko różnicę.`,
  acceptSend: 'Uwzględnij i wyślij',
  resignTitle: 'Przyjmij rezygnację',
  resignIntro: (name: string) =>
    `${name} dostanie tę odpowiedź. Umowa zostanie rozwiązana, dofinansowanie skończy się w dniu z oświadczenia, a miejsce i wolne pieniądze wrócą do naboru. Nie da się tego cofnąć.`,
  resignSend: 'Przyjmij i wyślij',
  resigned: 'Rezygnacja przyjęta, odpowiedź wysłana.',
  accepted: 'Prośba uwzględniona, odpowiedź wysłana.',
  refuse: 'Odmów',
  refuseTitle: 'Odmów załatwienia',
  refuseIntro: (name: string) => `${name} dostanie tę odpowiedź, a sprawa się zakończy odmową.`,
  refuseReviewIntro: (name: string) =>
    `${name} dostanie tę odpowiedź. Wynik zgłoszenia zostanie bez zmian, a drugi raz nie można prosić o ponowną ocenę.`,
  refuseClaimIntro: (name: string) =>
    `${name} dostanie tę odpowiedź. Wynik rozliczenia zostanie bez zmian, a drugi raz nie można prosić o ponowną ocenę.`,
  refuseSend: 'Wyślij odmowę',
  refused: 'Odmowa wysłana, sprawa zakończona.',
  refuseRefused: 'Nie zakończyliśmy sprawy odmową',
  answer: 'Odpowiedź',
  noteOnly: 'Tej sprawy wnioskodawca nie widzi. Odpowiedź zostanie w niej jako notatka.',
  note: 'Notatka',

  reopen: 'Wznów',
  reopenTitle: 'Wznów sprawę',
  reopenIntro: (day: string) =>
    `Sprawę można wznowić do ${day}. Termin liczymy od nowa, a wnioskodawca dostanie wiadomość.`,
  reopenHint: 'Zobaczą go tylko pracownicy, jako notatkę.',
  reopenRefused: 'Nie wznowiliśmy sprawy',
  reopened: 'Sprawa wznowiona.',

  /** By the reason of the server. */
  reasons: {
    'not-owner': 'Tę sprawę prowadzi już ktoś inny.',
    owner: 'Ta osoba już prowadzi tę sprawę.',
    'too-late': 'Minął czas, w którym można wznowić tę sprawę.',
    main: 'Ta sprawa kończy się razem ze zgłoszeniem.',
    reviewed: 'To zgłoszenie miało już ponowną ocenę.',
    'place-held': 'Dziecko z tego zgłoszenia ma już miejsce w innym zgłoszeniu.',
    places: 'Dziecko z tego zgłoszenia jest już w innym zgłoszeniu.',
    day: 'Ostatni dzień z oświadczenia nie wypada przed planowanym końcem umowy. Odmów i poproś o nowe oświadczenie.',
    claimed:
      'Za czas po tym dniu jest rozliczenie albo wypłata. Odmów i poproś o oświadczenie z późniejszym dniem.',
    'no-points': 'Najpierw zmień punkty w zgłoszeniu.',
    asked: 'To rozliczenie było już oceniane ponownie.',
    owed: 'Sprawa zakończy się sama, gdy księgowość zaksięguje cały zwrot.',
    'other-claim': 'Ten miesiąc ma już inne rozliczenie, które jest w toku.',
    month: 'Tego miesiąca nie można już rozliczyć.',
    budget: 'W budżecie naboru brakuje pieniędzy na dopłatę.',
    'not-approved': 'Nowe punkty musi najpierw zatwierdzić druga osoba.',
    'own-entry': 'Tę sprawę wpisujesz Ty. Przejmuje ją i załatwia inna osoba.',
    'not-signed': 'Wnioskodawca tego nie podpisał. Odmów i poproś o nową sprawę z oświadczeniem.',
    'annex-needed': 'W tym naborze taka zmiana wymaga aneksu.',
    'not-active': 'Ta umowa już nie obowiązuje.',
    same: 'Te dane są już w umowie.',
    'no-months': 'Żadnego z tych miesięcy nie można już zawiesić.',
    ended: 'Ten udział albo to dofinansowanie już się zakończyło.',
  },
};

export type DecisionWords = typeof pl;

const en = {
  back: 'Back to the case',
  textNeeded: (min: number) => `Write at least ${min} characters`,
  answerNeeded: 'Write the answer',

  take: 'Take',
  taken: 'The case is yours. You can answer.',
  takeOverFrom: (name: string) => `Take over from: ${name}`,
  takenOver: 'The case is yours. The person who was in charge was notified.',
  notTaken: 'The case could not be taken',
  ownerChanged: 'Somebody else is in charge already. Check who it is, and take it over again if needed.',

  assign: 'Hand on',
  assignTitle: 'Hand the case on',
  assignIntro: 'The new person in charge and you will be notified. Letters and notes stay in the case.',
  officer: 'Who is to be in charge',
  officerHint: 'The list has the people who may settle this case.',
  chooseOfficer: 'Choose a person from the list',
  assignRefused: 'The case was not handed on',
  assigned: 'Case handed on.',

  extend: 'Change the deadline',
  extendTitle: 'Change the deadline of the answer',
  extendIntro: (day: string) =>
    `The deadline is ${day} now. The applicant will get a message with the new one and the reason.`,
  newDay: 'New deadline',
  newDayHint: 'A later day than now.',
  laterDay: 'Give a day after the present deadline',
  wrongDay: 'Give a date, such as 15.03.2027',
  reason: 'Reason',
  extendReasonHint: 'The applicant will see it.',
  extendRefused: 'The deadline was not changed',
  extended: 'Deadline changed, message sent.',

  close: 'Settle the case',
  closeTitle: 'Settle the case',
  closeIntro: (name: string) => `${name} will get this answer, and the case ends.`,
  closeSend: 'Send and end the case',
  closed: 'Answer sent, case settled.',
  closeRefused: 'The case was not ended',
  acceptTitle: 'Accept the request for a review',
  acceptIntro: (name: string) =>
    `Settling this case accepts the request, and ${name} will get this answer. A rejected application goes back to the formal check with a new deadline. A ranked one gets the place of its new points, which a second person has approved, and the list is published once more.`,
  acceptClaimIntro: (name: string) =>
    `Settling this case accepts the request, and ${name} will get this answer. The claim is checked again as its next version. Only the difference will be paid.`,
  acceptSend: 'Accept and send',
  resignTitle: 'Accept the resignation',
  resignIntro: (name: string) =>
    `${name} gets this answer. The contract is terminated, the co-funding ends on the day of the statement, and the place and the free money return to the call. This cannot be undone.`,
  resignSend: 'Accept and send',
  resigned: 'The resignation was accepted, the answer was sent.',
  accepted: 'Request accepted, answer sent.',
  refuse: 'Refuse',
  refuseTitle: 'Refuse what was asked for',
  refuseIntro: (name: string) => `${name} will get this answer, and the case ends refused.`,
  refuseReviewIntro: (name: string) =>
    `${name} will get this answer. The result of the application stays as it is, and a review cannot be asked for again.`,
  refuseClaimIntro: (name: string) =>
    `${name} will get this answer. The result of the claim stays as it is, and a review cannot be asked for again.`,
  refuseSend: 'Send the refusal',
  refused: 'Refusal sent, case ended.',
  refuseRefused: 'The case was not refused',
  answer: 'Answer',
  noteOnly: 'The applicant does not see this case. The answer will stay in it as a note.',
  note: 'Note',

  reopen: 'Reopen',
  reopenTitle: 'Reopen the case',
  reopenIntro: (day: string) =>
    `The case can be reopened until ${day}. The deadline begins again, and the applicant will get a message.`,
  reopenHint: 'Only staff will see it, as a note.',
  reopenRefused: 'The case was not reopened',
  reopened: 'Case reopened.',

  /** By the reason of the server. */
  reasons: {
    'not-owner': 'Somebody else is in charge of this case already.',
    owner: 'This person is in charge of this case already.',
    'too-late': 'The time in which this case can be reopened is over.',
    main: 'This case ends together with the application.',
    reviewed: 'This application was reviewed already.',
    'place-held': 'A child of this application has a place by another application already.',
    places: 'A child of this application is in another application already.',
    day: 'The last day of the statement is not before the planned end of the contract. Refuse, and ask for a new statement.',
    claimed:
      'There is a claim or a payment for the time after this day. Refuse, and ask for a statement with a later day.',
    'no-points': 'Change the points in the application first.',
    asked: 'This claim was reviewed already.',
    owed: 'The case ends by itself once accounting has booked all of the return.',
    'other-claim': 'This month has another claim that is under way.',
    month: 'This month cannot be settled any more.',
    budget: 'The budget of the call lacks the money for a further payment.',
    'not-approved': 'A second person has to approve the new points first.',
    'own-entry': 'You entered this case. Another person takes it over and settles it.',
    'not-signed': 'The applicant has not signed this. Refuse, and ask for a new case with a statement.',
    'annex-needed': 'In this call such a change needs an annex.',
    'not-active': 'This contract is not in force any more.',
    same: 'The contract has this already.',
    'no-months': 'None of these months can be suspended any more.',
    ended: 'This participation or co-funding has ended.',
  },
} satisfies DecisionWords;

export const decisionMessages: Messages<DecisionWords> = { pl, en };
