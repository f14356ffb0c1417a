import type { Messages } from '#shared/i18n/messages';

/** Texts about the result of a submitted registration, and what a person can do. */
const pl = {
  contact: {
    documents:
      'Potrzebujemy zaświadczenia od pracodawcy, urzędu pracy albo ZUS, umowy lub zaświadczenia o opiece i numeru rachunku bankowego. Wszystko dodasz w zgłoszeniu.',
    documentsTo: (day: string) => `Termin: ${day}`,
    documentsLate: (day: string) => `Termin na dokumenty minął ${day}`,
    askWhatNow: 'Napisz do nas w portalu. Powiemy, co jeszcze możesz zrobić.',
    sendDocuments: 'Wyślij dokumenty',
  },
  contract: {
    sign: (day: string) => `Umowa jest gotowa. Podpisz ją do ${day}`,
    toSign: 'Przejdź do podpisu',
    late: (day: string) => `Termin podpisu umowy minął ${day}`,
    waitsOffice: 'Masz już podpis za sobą. Teraz umowę podpisuje urząd.',
    open: 'Zobacz umowę',
  },
  ranking: {
    reserve: (place: number) =>
      `Jesteś ${place}. na liście rezerwowej. Gdy zwolni się miejsce, dostanie je pierwsza osoba z listy. Napiszemy do Ciebie.`,
    points: (points: string) => `Przyznane punkty: ${points}.`,
    list: 'Zobacz całą listę (same numery)',
  },
  whatNext: {
    draft: 'Wypełnij formularz i podpisz go.',
    to_sign: 'Podpisz formularz, a potem złóż zgłoszenie.',
    signed: 'Złóż zgłoszenie – dopiero wtedy je dostaniemy.',
    submitted:
      'Sprawdzimy, czy zgłoszenie jest kompletne. Jeśli czegoś zabraknie, damy Ci znać i poprosimy o poprawki.',
    formal_check: 'Sprawdzamy Twoje zgłoszenie. O wyniku napiszemy do Ciebie.',
    to_correct: 'Popraw zaznaczone pola, podpisz zgłoszenie i złóż je jeszcze raz.',
    scored:
      'Oceniliśmy Twoje zgłoszenie. Listę ogłosimy na stronie głównej po zakończeniu naboru, gdy ocenimy wszystkie zgłoszenia.',
    formally_rejected: 'Zgłoszenie nie przeszło oceny formalnej.',
    reserve: 'Jesteś na liście rezerwowej. Napiszemy, gdy zwolni się miejsce.',
    qualified: 'Zgłoszenie zakwalifikowało się do projektu. Poprosimy Cię o dokumenty.',
    documents: 'Czekamy na Twoje dokumenty.',
    documents_check: 'Sprawdzamy Twoje dokumenty.',
    contract_stage: 'Przygotowujemy umowę.',
    member: 'Bierzesz udział w projekcie.',
    not_qualified: 'Tym razem zabrakło miejsc. Zapraszamy do następnego naboru.',
    expired: 'Termin minął, a zgłoszenie wygasło. Zapraszamy do następnego naboru.',
    withdrawn: 'Zgłoszenie jest wycofane.',
    cancelled: 'To zgłoszenie jest anulowane: nie zostało złożone, a szkic jest usunięty.',
  },
};

const en = {
  contact: {
    documents:
      'We need a certificate of the employer, the employment office or the Social Insurance Institution, the contract or a certificate of care, and the number of a bank account. You add all of it in the application.',
    documentsTo: (day: string) => `Deadline: ${day}`,
    documentsLate: (day: string) => `The deadline for the documents was ${day}`,
    askWhatNow: 'Write to us in the portal. We will tell you what you can still do.',
    sendDocuments: 'Send the documents',
  },
  contract: {
    sign: (day: string) => `The contract is ready. Sign it by ${day}`,
    toSign: 'Go to the signature',
    late: (day: string) => `The deadline for signing the contract was ${day}`,
    waitsOffice: 'You have signed. Now the office signs the contract.',
    open: 'See the contract',
  },
  ranking: {
    reserve: (place: number) =>
      `You are number ${place} on the reserve list. When a place is free, the first of the list gets it. We will write to you.`,
    points: (points: string) => `Points given: ${points}.`,
    list: 'See the whole list (numbers only)',
  },
  whatNext: {
    draft: 'Fill in the form and sign it.',
    to_sign: 'Sign the form, then submit the application.',
    signed: 'Submit the application: only then do we receive it.',
    submitted:
      'We will check whether the application is complete. If something is missing, we will ask you to correct it.',
    formal_check: 'We are checking your application. We will write to you about the result.',
    to_correct: 'Correct the marked fields, sign the application and submit it again.',
    scored:
      'We have assessed your application. The list will be published on the home page when the call has ended and all applications are assessed.',
    formally_rejected: 'The application did not pass the formal check.',
    reserve: 'You are on the reserve list. We will write when a place is free.',
    qualified: 'The application has qualified. We will ask you for documents.',
    documents: 'We are waiting for your documents.',
    documents_check: 'We are checking your documents.',
    contract_stage: 'We are preparing the contract.',
    member: 'You take part in the project.',
    not_qualified: 'There were not enough places this time. We invite you to the next call.',
    expired: 'The deadline has passed and the application has expired. We invite you to the next call.',
    withdrawn: 'The application is withdrawn.',
    cancelled: 'This application is cancelled: it was not submitted, and its draft is deleted.',
  },
} satisfies typeof pl;

export const outcomeMessages: Messages<typeof pl> = { pl, en };
