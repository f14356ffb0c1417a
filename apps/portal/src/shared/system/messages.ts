import type { Messages } from '../i18n/messages';

interface SystemWords {
  /** Shown until the server has told the name of the application. */
  appName: string;
}

export const systemMessages: Messages<SystemWords> = {
  pl: { appName: 'Małe granty II' },
  en: { appName: 'Małe granty II' },
};
