import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Twoja rola w urzędzie',
  role: (name: string) => `Rola: ${name}`,
  noScreens: 'Dla Twojej roli nie ma jeszcze ekranów',
  noScreensHint: 'Pojawią się w menu, gdy tylko będą gotowe. Hasło zmienisz w menu konta, u góry po prawej.',
  covers: 'Twoja rola obejmuje',
};

const en = {
  title: 'Your role in the office',
  role: (name: string) => `Role: ${name}`,
  noScreens: 'There are no screens for your role yet',
  noScreensHint:
    'They will appear in the menu as soon as they are ready. You change your password in the menu of your account, at the top right.',
  covers: 'Your role covers',
} satisfies typeof pl;

export const staffStartMessages: Messages<typeof pl> = { pl, en };
