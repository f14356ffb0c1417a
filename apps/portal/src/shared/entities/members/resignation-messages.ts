import type { Messages } from '../../i18n/messages';

/** What a resignation does, for the participant and for the office. */
const pl = {
  refusedTitle: 'Tego dnia nie można wybrać',
  claimed: (months: string) =>
    `Za czas po tym dniu jest już rozliczenie albo wypłata: ${months}. Wybierz późniejszy dzień.`,
  day: (end: string) => `Wybierz dzień po podpisaniu umowy i przed jej końcem. Umowa kończy się ${end}`,
  last: (child: string, month: string, limit: string, freed: string) =>
    `${child}: ostatni miesiąc to ${month}, zwrot do ${limit}. Przepada ${freed} na kolejne dni i miesiące.`,
  nothing: (child: string) => `${child}: żaden miesiąc nie będzie dofinansowany.`,
  whose: {
    own: {
      title: (day: string) => `Gdy przyjmiemy rezygnację, Twój udział skończy się ${day}`,
      contract: 'Umowa zostanie rozwiązana, a Twoje miejsce dostanie następna osoba z listy rezerwowej.',
      exit: 'Rozliczasz miesiące do tego dnia i odpowiadasz na pytanie o pracę po zakończeniu udziału.',
    },
    office: {
      title: (day: string) => `Załatwienie sprawy kończy udział ${day}`,
      contract: 'Umowa zostanie rozwiązana, a miejsce i wolne pieniądze wrócą do naboru.',
      exit: 'Niezłożone rozliczenia pominiętych miesięcy zostaną usunięte. Uczestnik dostanie wiadomość.',
    },
  },
};

const en = {
  refusedTitle: 'This day cannot be chosen',
  claimed: (months: string) =>
    `There is a claim or a payment for the time after this day: ${months}. Choose a later day.`,
  day: (end: string) => `Choose a day after the contract was signed and before it ends, which is ${end}.`,
  last: (child: string, month: string, limit: string, freed: string) =>
    `${child}: the last month is ${month}, with a refund of up to ${limit}. ${freed} for later days and months is lost.`,
  nothing: (child: string) => `${child}: no month will be co-funded.`,
  whose: {
    own: {
      title: (day: string) => `When we accept your resignation, your participation ends on ${day}`,
      contract: 'The contract is terminated, and the next person on the reserve list gets your place.',
      exit: 'You settle the months up to that day and answer the question about work after the end.',
    },
    office: {
      title: (day: string) => `Settling this case ends the participation on ${day}`,
      contract: 'The contract is terminated; the place and the free money return to the call.',
      exit: 'Claims of skipped months that were not submitted are removed. The participant is told.',
    },
  },
} satisfies typeof pl;

export const resignationMessages: Messages<typeof pl> = { pl, en };
