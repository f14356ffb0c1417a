import type { Messages } from '#shared/i18n/messages';

const pl = {
  backToApplication: 'Wróć do zgłoszenia',

  onlyReturn: 'To jedyne wezwanie: drugi raz nie poprosisz o uzupełnienie tego zgłoszenia.',
  lastReturn: 'To ostatnie wezwanie, na które pozwala nabór.',
  noReturnLeft: 'Wezwanie do uzupełnienia już było, więc możesz przyznać punkty albo odrzucić zgłoszenie.',

  noteNeeded: (min: number) =>
    `Punkty różnią się od podpowiedzianych. Napisz dlaczego, co najmniej ${min} znaków`,
  reasonNeeded: (min: number) => `Napisz co najmniej ${min} znaków`,

  scoreSummary: 'Punkty',
  scorer: 'Punkty przyznaje',
  second: 'Punkty zatwierdza',
  waitsForSecond: (points: string) => `${points}. Czeka na zatwierdzenie przez drugą osobę.`,
  sentBack: 'Punkty wróciły do poprawy',
  approvePoints: 'Zatwierdź punkty',
  approveIntro:
    'Po zatwierdzeniu punkty liczą się do listy i nie można ich już zmienić. Wnioskodawca dostanie pismo z liczbą punktów i z tym, kiedy ogłosimy listę.',
  approveRefused: 'Nie zatwierdziliśmy punktów',
  approvedToast: 'Punkty zatwierdzone.',
  sendBack: 'Odeślij do poprawy',
  sendBackTitle: 'Odeślij punkty do poprawy',
  sendBackNote: 'Co poprawić w punktach',
  sendBackHint: 'Uwagę zobaczy osoba, która przyznała punkty.',
  sendBackRefused: 'Nie odesłaliśmy punktów',
  sentBackToast: 'Punkty odesłane do poprawy.',

  rejectIt: 'Odrzuć',
  rejectTitle: 'Odrzuć zgłoszenie',
  rejectIntro: (name: string) =>
    `${name} dostanie pismo z powodem i terminem na prośbę o ponowną ocenę. Nie da się tego cofnąć.`,
  rejectReason: 'Powód odrzucenia',
  rejectReasonHint: 'Na liście są powody, które pasują do Twoich uwag.',
  rejectText: 'Uzasadnienie w piśmie',
  rejectTextHint: 'Napisz, co w tym zgłoszeniu nie spełnia warunków. Zobaczy to wnioskodawca.',
  chooseReason: 'Wybierz powód z listy',
  letterPreview: 'Podgląd pisma',
  letterTitle: 'Wynik oceny formalnej',
  sendLetter: 'Odrzuć i wyślij pismo',
  rejectRefused: 'Nie odrzuciliśmy zgłoszenia',
  rejectedToast: 'Zgłoszenie odrzucone, pismo wysłane.',

  /** By the reason of the server. */
  reasons: {
    'not-owner': 'To zgłoszenie prowadzi już inna osoba.',
    'own-score': 'Punkty zatwierdza inna osoba niż ta, która je przyznała.',
    approved: 'Te punkty są już zatwierdzone.',
    'no-correction-left': 'Wezwanie do uzupełnienia już było, a nabór pozwala tylko na tyle.',
  },
};

export type DecisionWords = typeof pl;

const en = {
  backToApplication: 'Back to the application',

  onlyReturn: 'This is the only call for correction: you cannot ask for one again.',
  lastReturn: 'This is the last call for correction that the rules allow.',
  noReturnLeft: 'There was a call for correction already, so you can give points or reject the application.',

  noteNeeded: (min: number) =>
    `The points differ from the suggested ones. Write why, in at least ${min} characters`,
  reasonNeeded: (min: number) => `Write at least ${min} characters`,

  scoreSummary: 'Points',
  scorer: 'Points given by',
  second: 'Points approved by',
  waitsForSecond: (points: string) => `${points}. Waiting for the approval of a second person.`,
  sentBack: 'The points were sent back',
  approvePoints: 'Approve the points',
  approveIntro:
    'Once approved the points count for the list and cannot be changed any more. The applicant will get a letter with the points and when the list will be published.',
  approveRefused: 'The points were not approved',
  approvedToast: 'Points approved.',
  sendBack: 'Send back',
  sendBackTitle: 'Send the points back',
  sendBackNote: 'What to change in the points',
  sendBackHint: 'The person who gave the points will see the note.',
  sendBackRefused: 'The points were not sent back',
  sentBackToast: 'Points sent back.',

  rejectIt: 'Reject',
  rejectTitle: 'Reject the application',
  rejectIntro: (name: string) =>
    `${name} will get a letter with the reason and the deadline for asking for a review. This cannot be undone.`,
  rejectReason: 'Reason for the rejection',
  rejectReasonHint: 'The list has the reasons that fit your remarks.',
  rejectText: 'Explanation in the letter',
  rejectTextHint: 'Write what in this application does not meet the rules. The applicant will see it.',
  chooseReason: 'Choose a reason from the list',
  letterPreview: 'Preview of the letter',
  letterTitle: 'Result of the formal check',
  sendLetter: 'Reject and send the letter',
  rejectRefused: 'The application was not rejected',
  rejectedToast: 'Application rejected, letter sent.',

  /** By the reason of the server. */
  reasons: {
    'not-owner': 'Somebody else is in charge of this application already.',
    'own-score': 'Points are approved by another person than the one who gave them.',
    approved: 'These points are approved already.',
    'no-correction-left': 'There was a call for correction already, and the rules allow no more.',
  },
} satisfies DecisionWords;

export const decisionMessages: Messages<DecisionWords> = { pl, en };
