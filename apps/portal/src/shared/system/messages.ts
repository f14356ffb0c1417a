import type { Messages } from '../i18n/messages';

interface SystemWords {
  /** Shown until the name of the application is loaded. */
  appName: string;
}

export const systemMessages: Messages<SystemWords> = {
  pl: { appName: 'Małe granty II' },
  en: { appName: 'Małe granty II' },
};
