import { MAIN_ID } from '@urzad/ui/layouts';
import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TitleContext } from '../rendered/title-context';
import { useAppName } from '../system/use-office';

/** The key that React Router gives to the first page of a visit. */
const FIRST_PAGE = 'default';

/** Layers hold the focus while they are open; a menu that the focus leaves closes. */
const OPEN_LAYER =
  ':is([role=menu], [role=dialog], [role=alertdialog]):is([data-state=open], [data-state=open] *)';

/**
 * Common to all screens: sets the title of the tab and, after a navigation, moves the focus to the heading, so that a
 * screen reader reads it. The ref is for the `h1`; without one the main content is focused. A layer that was opened
 * while the screen loaded keeps the focus.
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
    if (isFirstPage || document.activeElement?.closest(OPEN_LAYER)) return;
    (heading.current ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
}
