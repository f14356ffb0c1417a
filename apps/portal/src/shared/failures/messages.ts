import type { Messages } from '../i18n/messages';

interface FailureWords {
  network: string;
  unknown: string;
  profile: string;
  statute: string;
  callClosed: string;
  correctionLate: string;
  documentsLate: string;
  acting: string;
  /** The wait in minutes, a long one in hours. */
  tooMany: (wait: string) => string;
  toProfile: string;
  toStatute: string;
  loadTitle: string;
  retry: string;
  loading: string;
}

export const failureMessages: Messages<FailureWords> = {
  pl: {
    network: 'Nie mamy połączenia z serwerem. Sprawdź internet i spróbuj ponownie. Nic nie zginęło.',
    unknown: 'Coś poszło nie tak po naszej stronie. Nic nie zginęło – spróbuj ponownie za chwilę.',
    profile: 'Zanim pójdziesz dalej, uzupełnij swoje dane. Potem wrócisz na tę stronę. Nic nie zginęło.',
    statute: 'Zanim pójdziesz dalej, zaakceptuj regulamin. Potem wrócisz na tę stronę. Nic nie zginęło.',
    tooMany: (wait) => `Za dużo prób w krótkim czasie. Spróbuj ponownie za ${wait}.`,
    toProfile: 'Uzupełnij dane',
    toStatute: 'Przejdź do regulaminu',
    callClosed:
      'Nabór został zakończony. Tego zgłoszenia nie można już podpisać ani złożyć. To, co wpisano, zostaje w Twoich zgłoszeniach.',
    correctionLate: 'Termin poprawek minął. Tego zgłoszenia nie można już podpisać ani złożyć.',
    documentsLate: 'Termin dokumentów minął. Nie można już ich dodać ani wysłać.',
    acting:
      'Tego nie można zrobić, działając za inną osobę. Wróć na swoje konto i poproś o to tę osobę. Nic nie zginęło.',
    loadTitle: 'Nie udało się wczytać tej strony',
    retry: 'Spróbuj ponownie',
    loading: 'Wczytujemy stronę',
  },
  en: {
    network: 'We have no connection with the server. Check your internet and try again. Nothing is lost.',
    unknown: 'Something went wrong on our side. Nothing is lost – try again in a moment.',
    profile: 'Before you go on, complete your details. You will come back to this page. Nothing is lost.',
    statute: 'Before you go on, accept the rules. You will come back to this page. Nothing is lost.',
    tooMany: (wait) => `Too many attempts in a short time. Try again in ${wait}.`,
    toProfile: 'Complete your details',
    toStatute: 'Go to the rules',
    callClosed:
      'The call has ended. This application can no longer be signed or submitted. What was entered stays in your applications.',
    correctionLate:
      'The time for the correction has ended. This application can no longer be signed or submitted.',
    documentsLate: 'The deadline of the documents has passed. They can no longer be added or sent.',
    acting:
      'This cannot be done while acting for another person. Return to your own account and ask that person to do it. Nothing is lost.',
    loadTitle: 'This page could not be loaded',
    retry: 'Try again',
    loading: 'Loading the page',
  },
};
