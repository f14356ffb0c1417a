import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Twoje konto nie ma dostępu do systemu',
  text: 'Możesz korzystać ze swojego konta i czytać strony publiczne. Reszta otworzy się, gdy administrator nada Ci dostęp.',
};

const en = {
  title: 'Your account has no access to the system',
  text: 'You can use your account and read the public pages. The rest opens once an administrator gives you access.',
} satisfies typeof pl;

export const noAccessMessages: Messages<typeof pl> = { pl, en };
