import { useLocale } from '@urzad/ui';
import type { ReactNode } from 'react';

/** A text of the interface inside of texts of the office, which are in Polish in both languages. */
export function OwnLanguage({ children }: { children: ReactNode }) {
  return <span lang={useLocale()}>{children}</span>;
}
