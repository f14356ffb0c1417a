import type { Messages } from '#shared/i18n/messages';

const pl = {
  prepare: 'Przygotuj umowę',
  prepared: (number: string) => `Umowa ${number} jest przygotowana.`,
  notPrepared: 'Nie przygotowaliśmy umowy',
  open: (number: string) => `Umowa ${number}`,
  reasons: {
    budget: 'Umowa potrzebuje więcej pieniędzy, niż jest wolnych w budżecie naboru.',
  },
};

const en = {
  prepare: 'Prepare the contract',
  prepared: (number: string) => `Contract ${number} is prepared.`,
  notPrepared: 'The contract was not prepared',
  open: (number: string) => `Contract ${number}`,
  reasons: {
    budget: 'The contract needs more money than is free in the budget of the call.',
  },
} satisfies typeof pl;

export const contractMessages: Messages<typeof pl> = { pl, en };
