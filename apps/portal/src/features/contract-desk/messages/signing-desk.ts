import type { Messages } from '#shared/i18n/messages';

/** What the desks of a contract and of an annex say alike. */
const pl = {
  history: 'Przebieg',
  returnedWhy: (reason: string, note: string) => `${reason}. ${note}`,
  prepared: (name: string) => `Przygotowuje: ${name}.`,
  initialled: (name: string, day: string) => `Parafa: ${name}, ${day}.`,
  course: ['Parafa', 'Podpis uczestnika', 'Podpis urzędu'],
};

const en = {
  history: 'Course',
  returnedWhy: (reason: string, note: string) => `${reason}. ${note}`,
  prepared: (name: string) => `Prepared by: ${name}.`,
  initialled: (name: string, day: string) => `Initials: ${name}, ${day}.`,
  course: ['Initials', 'Signature of the participant', 'Signature of the office'],
} satisfies typeof pl;

export const signingDeskMessages: Messages<typeof pl> = { pl, en };
