import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Rendered } from './page-renderer';
import { withRendered } from './rendered-html';

/** The portal's own page, as its build takes it. */
const PAGE = readFileSync(new URL('../../../portal/index.html', import.meta.url), 'utf8');

const rendered: Rendered = {
  html: '<h1>Witaj</h1>',
  title: 'Start <& koniec>',
  with: {
    moment: '2027-01-05T10:00:12.000Z',
    origin: 'https://granty.example.pl',
    visitor: { settings: { lang: 'en' }, isInformed: true },
  },
};

describe('withRendered', () => {
  it('puts the rendered page into the portal’s own, with what it was rendered with', () => {
    const page = withRendered(PAGE, rendered);

    const [, withWhat = '', html] = /<div id="root" data-rendered="([^"]*)">(.*?)<\/div>/.exec(page) ?? [];
    expect(html).toBe('<h1>Witaj</h1>');
    expect(JSON.parse(withWhat.replaceAll('&quot;', '"'))).toEqual(rendered.with);
    expect(page).toContain('<html lang="en"');
    expect(page).toContain('<title>Start &lt;&amp; koniec&gt;</title>');
  });

  it('keeps the notice for browsers that do not start the portal, below the heading of the page', () => {
    const page = withRendered(PAGE, rendered);

    expect(page).toContain('<aside class="start-notice" id="start-notice">');
    expect(page).toContain('<h2>The portal could not start</h2>');
    expect(page.match(/<h1>/g)).toHaveLength(1);
  });

  it('takes what is rendered as it is', () => {
    expect(withRendered(PAGE, { ...rendered, html: "<p>$& $1 $'</p>" })).toContain("<p>$& $1 $'</p>");
  });
});
