import type { Messages } from '../i18n/messages';

const pl = {
  reasons: {
    sign: (name: string) => `Podpisać może tylko ${name}.`,
    send: (name: string) => `Wysłać może tylko ${name}.`,
    withdraw: (name: string) => `Wycofać może tylko ${name}.`,
    delete: (name: string) => `Usunąć może tylko ${name}.`,
    write: (name: string) => `Napisać może tylko ${name}.`,
    change: (name: string) => `Zmienić to może tylko ${name}.`,
    share: (name: string) => `O dostępie do konta decyduje tylko ${name}.`,
    accept: (name: string) => `Zgodzić się może tylko ${name}.`,
  },
  ask: 'Zakończ działanie w imieniu tej osoby i poproś ją o to.',
};

const en = {
  reasons: {
    sign: (name: string) => `Only ${name} may sign.`,
    send: (name: string) => `Only ${name} may send this.`,
    withdraw: (name: string) => `Only ${name} may withdraw this.`,
    delete: (name: string) => `Only ${name} may delete this.`,
    write: (name: string) => `Only ${name} may write.`,
    change: (name: string) => `Only ${name} may change this.`,
    share: (name: string) => `Only ${name} decides who has access to the account.`,
    accept: (name: string) => `Only ${name} may agree.`,
  },
  ask: 'Finish acting for this person and ask them to do it.',
} satisfies typeof pl;

export const actingMessages: Messages<typeof pl> = { pl, en };

/** What only the owner of an account may do (Order §12). */
export type OwnersAct = keyof typeof pl.reasons;
