import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FramedHtml } from './framed-html';

it('stands in a frame without scripts, forms and the navigation of the page around it', () => {
  const markup = renderToStaticMarkup(<FramedHtml html="<p>Tekst</p>" title="List" />);
  expect(markup).toContain(' sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"');
  expect(markup).toContain(' referrerPolicy="no-referrer"');
  expect(markup).not.toMatch(/srcdoc| src=/i);
});
