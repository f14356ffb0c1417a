import { MAIN_ID } from '@urzad/ui';
import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TitleContext } from '../rendered/title-context';
import { useAppName } from '../system/use-office';

/** The key React Router gives to the page a visit began with. */
const FIRST_PAGE = 'default';

/**
 * What every screen does once: names the browser's tab and, after a navigation, moves the focus to its heading so that
 * a screen reader says where it is. Give the ref to the `h1`; without one the focus goes to the main content.
 */
export function useScreen(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const appName = useAppName();
  const { pathname, key } = useLocation();
  const isFirstPage = key === FIRST_PAGE;

  const tabTitle = `${title} – ${appName}`;
  useContext(TitleContext)?.(tabTitle);
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: filters and steps in the query are no new screen.
  useEffect(() => {
    if (!isFirstPage) (heading.current ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
}
