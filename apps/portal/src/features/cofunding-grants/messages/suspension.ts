import type { Messages } from '#shared/i18n/messages';

/** Texts of a break in a co-funding. */
const pl = {
  title: 'Przerwa',
  none: 'Żaden miesiąc nie jest zawieszony. O przerwę możesz prosić na całe miesiące, na przykład przy długim zwolnieniu.',
  months: (months: string) =>
    `Zawieszone miesiące: ${months}. Nie rozlicza się ich, a pieniądze na nie zostają w umowie.`,
  ask: 'Zawieś dofinansowanie',
  resume: 'Zakończ przerwę',
  resumeTitle: 'Zakończ przerwę wcześniej',
  resumeText: (person: string) =>
    `Zawieszone miesiące od wybranego znowu będą do rozliczenia, każdy po swoim końcu. ${person} dostanie wiadomość z powodem.`,
  from: 'Pierwszy miesiąc po przerwie',
  reason: 'Powód',
  reasonHint: 'Zobaczy go uczestnik.',
  reasonNeeded: (min: number) => `Napisz co najmniej ${min} znaków`,
  back: 'Wróć do dofinansowania',
  refused: 'Przerwa trwa dalej',
  resumed: 'Przerwa zakończona, wiadomość wysłana.',
  reasons: {
    'no-months': 'Od tego miesiąca nic nie jest zawieszone.',
    ended: 'To dofinansowanie już się zakończyło.',
  },
};

const en = {
  title: 'Break',
  none: 'No month is suspended. You can ask for a break of whole months, as in a long sick leave.',
  months: (months: string) =>
    `Suspended months: ${months}. They are not settled, and their money stays in the contract.`,
  ask: 'Suspend the co-funding',
  resume: 'End the break',
  resumeTitle: 'End the break earlier',
  resumeText: (person: string) =>
    `The suspended months from the chosen one on are to be settled again, each after its end. ${person} gets a message with the reason.`,
  from: 'First month after the break',
  reason: 'Reason',
  reasonHint: 'The participant will see it.',
  reasonNeeded: (min: number) => `Write at least ${min} characters`,
  back: 'Back to the co-funding',
  refused: 'The break goes on',
  resumed: 'The break has ended, message sent.',
  reasons: {
    'no-months': 'Nothing is suspended from this month on.',
    ended: 'This co-funding has ended.',
  },
} satisfies typeof pl;

export const suspensionMessages: Messages<typeof pl> = { pl, en };
