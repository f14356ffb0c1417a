import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: (name: string) => `Oglądasz to, co widzi ${name}`,
  lead: (name: string) =>
    `Każde otwarcie i każda zmiana trafia do dziennika. ${name} czyta go na swoim koncie i dostaje o tym wiadomość.`,
  may: {
    title: 'Możesz',
    items: [
      'otwierać zgłoszenia, sprawy i pliki',
      'wypełniać i poprawiać szkice',
      'dodawać dokumenty do szkicu',
    ],
  },
  mayNot: {
    title: 'Nie możesz',
    items: [
      'podpisać, wysłać ani wycofać dokumentu',
      'pisać do urzędu w imieniu tej osoby',
      'zmienić hasła, adresu e-mail ani rachunku',
      'udostępnić konta ani przedłużyć dostępu',
    ],
  },
};

const en = {
  title: (name: string) => `You see what ${name} sees`,
  lead: (name: string) =>
    `Whatever you open or change is logged. ${name} reads the log in their account and is sent a message about it.`,
  may: {
    title: 'You may',
    items: ['open applications, cases and files', 'fill in and correct drafts', 'add documents to a draft'],
  },
  mayNot: {
    title: 'You may not',
    items: [
      'sign, send or withdraw a document',
      'write to the office for this person',
      'change the password, the e-mail address or the bank account',
      'share the account or prolong the access',
    ],
  },
} satisfies typeof pl;

export const actingRuleMessages: Messages<typeof pl> = { pl, en };
