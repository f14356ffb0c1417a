import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Zmień rolę',
  lead: 'Wybierz rolę, w której chcesz teraz pracować. Od niej zależy, co widzisz i co możesz zrobić.',
  active: 'w tej roli teraz pracujesz',
  failed: 'Nie udało się zmienić roli',
};

const en = {
  title: 'Change the role',
  lead: 'Choose the role in which you want to work now. What you see and may do depends on it.',
  active: 'you are working in this role now',
  failed: 'The role could not be changed',
} satisfies typeof pl;

export const roleMessages: Messages<typeof pl> = { pl, en };
