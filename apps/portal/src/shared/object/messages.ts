import type { Messages } from '../i18n/messages';

const pl = {
  notWhileActing: 'Tej decyzji nie można podjąć za inną osobę. Wróć na swoje konto.',
};

const en = {
  notWhileActing: 'This decision cannot be taken for somebody else. Return to your own account.',
} satisfies typeof pl;

export const objectMessages: Messages<typeof pl> = { pl, en };
