import type { Messages } from '../../i18n/messages';

/** Texts about a rejection, and what a person can do. The letter of the office and the regulation say the same. */
const pl = {
  rejection: {
    title: 'Nie możemy przyjąć Twojego zgłoszenia',
    date: (day: string) => `Wynik oceny formalnej: ${day}`,
    canDo: 'Co możesz zrobić',
    ask: (day: string) => `Do ${day} możesz poprosić nas o ponowną ocenę.`,
    late: (day: string) =>
      `Termin na prośbę o ponowną ocenę minął ${day}. Jeśli masz pytania, napisz do nas w portalu.`,
    asked:
      'Prośbę o ponowną ocenę już dostaliśmy, można ją złożyć raz. Jeśli masz pytania, napisz do nas w portalu.',
    askReview: 'Poproś o ponowną ocenę',
    next: 'Nowe zgłoszenie możesz złożyć dopiero w następnym naborze, jeśli spełnisz jego warunki.',
    letter: 'Pobierz pismo urzędu',
    details: 'Zobacz zgłoszenie',
  },
};

const en = {
  rejection: {
    title: 'We cannot accept your application',
    date: (day: string) => `Result of the formal check: ${day}`,
    canDo: 'What you can do',
    ask: (day: string) => `Until ${day} you can ask us to review it.`,
    late: (day: string) =>
      `The deadline for asking for a review was ${day}. If you have questions, write to us in the portal.`,
    asked:
      'We have your request for a review already; there can be one. If you have questions, write to us in the portal.',
    askReview: 'Ask for a review',
    next: 'You can submit a new application only in the next call, if you meet its conditions.',
    letter: 'Download the letter of the office',
    details: 'Show the application',
  },
} satisfies typeof pl;

export const registrationTexts: Messages<typeof pl> = { pl, en };
