import type { IsoDate } from '@urzad/domain';
import { type ComponentType, type ReactNode, use } from 'react';
import { BackContext, type BackPort } from '../back/back-port';
import type { LinkProps } from '../link/link';
import { LinkProvider } from '../link/link-provider';
import { useLocale } from '../locale/locale';
import { LocaleProvider, type LocaleProviderProps } from '../locale/locale-provider';
import { TodayContext } from '../today/today-context';

export interface UrzadProviderProps extends Omit<LocaleProviderProps, 'locale' | 'children'> {
  /** The language of every widget inside. @default that of the provider around, or Polish */
  locale?: LocaleProviderProps['locale'] | undefined;
  /**
   * The office's day, `warsawDate(new Date())` of `@urzad/domain`: fields and texts with a day take it unless they are
   * given one. @default that of the provider around; without any such a widget asks for its own
   */
  today?: IsoDate | undefined;
  /** The link of the application's router; it receives `href`, `ref` and all that an `<a>` takes. @default a plain `<a>` */
  link?: ComponentType<LinkProps> | undefined;
  /**
   * Lets the browser's Back close an open panel, dialog, sheet or lightbox before it leaves the page. The same object in
   * every render. @default that of the provider around; without any, Back leaves the page
   */
  back?: BackPort | undefined;
  /** The application. */
  children: ReactNode;
}

/** What all widgets of an application need to know, once at its top: the language, the office's day, the link and Back. */
export function UrzadProvider({ locale, today, link, back, children, ...language }: UrzadProviderProps) {
  const localeAround = useLocale();
  const todayAround = use(TodayContext);
  const backAround = use(BackContext);
  const inside = link ? <LinkProvider component={link}>{children}</LinkProvider> : children;

  return (
    <LocaleProvider locale={locale ?? localeAround} {...language}>
      <BackContext value={back ?? backAround}>
        <TodayContext value={today ?? todayAround}>{inside}</TodayContext>
      </BackContext>
    </LocaleProvider>
  );
}
