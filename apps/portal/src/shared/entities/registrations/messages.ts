import { asSpecified } from '@urzad/domain';
import type { Messages } from '../../i18n/messages';

export const downloadMessages: Messages<{ started: string }> = {
  pl: { started: asSpecified('Pobieranie rozpoczęte') },
  en: { started: 'Download started' },
};
