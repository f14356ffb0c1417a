import { useLocale } from '@urzad/ui';

/** The words of one feature: `en` has exactly the keys of `pl` (checked by `satisfies`). */
export interface Messages<Words> {
  pl: Words;
  en: Words;
}

/** The words of a feature in the language of the interface. */
export function useMessages<Words>(messages: Messages<Words>): Words {
  return messages[useLocale()];
}
