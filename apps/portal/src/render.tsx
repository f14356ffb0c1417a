import type { PageRenderer } from '@urzad/contract';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Providers } from './app/providers';
import { Screens } from './app/router';
import { routes } from './app/routes';
import { visitorOfCookies } from './shared/display/visitor';
import { beginWithCallsOfPage } from './shared/entities/cofunding-calls/public-calls';
import { givePageAnswers } from './shared/http/page-answers';
import { renderWith } from './shared/rendered/rendered-with';
import { TitleContext } from './shared/rendered/title-context';
import { beginWithPage } from './shared/session/session-store';

// What the server loads: the portal as a visitor who is not signed in sees it.

const LONGEST_RENDER_MS = 5000;

export const isRendered: PageRenderer['isRendered'] = (path) =>
  routes.some((route) => route.path === path && route.isRendered);

export const visitorOf: PageRenderer['visitorOf'] = visitorOfCookies;

export const renderPage: PageRenderer['renderPage'] = async ({ path, answers, ...page }) => {
  givePageAnswers(answers);
  renderWith(page);
  beginWithPage();
  beginWithCallsOfPage();
  const { forgetAnswers } = await import('./shared/server-state/server-state');
  forgetAnswers();

  let title = '';
  const keepTitle = (told: string) => {
    title = told;
  };
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <TitleContext value={keepTitle}>
      <Providers>
        <StaticRouter location={path}>
          <Screens />
        </StaticRouter>
      </Providers>
    </TitleContext>,
    {
      // A large part would come after the rest, and a script in the page would have to put it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
      // A component that waits for what never comes would hold up every page after it.
      signal: AbortSignal.timeout(LONGEST_RENDER_MS),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];

  return { html, title };
};
