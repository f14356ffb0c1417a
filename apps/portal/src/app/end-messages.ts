import type { Messages } from '#shared/i18n/messages';

const pl = {
  elsewhere:
    'Wylogowano Cię w innej karcie. Zapisane dane są bezpieczne. Po zalogowaniu wrócisz do strony, na której jesteś.',
};

const en = {
  elsewhere:
    'You were signed out in another tab. What was saved is safe. After signing in you will be back where you were.',
} satisfies typeof pl;

export const endMessages: Messages<typeof pl> = { pl, en };
