import { text } from 'node:stream/consumers';
import type { IsoDate } from '@urzad/domain';
import { prerenderToNodeStream } from 'react-dom/static';
import { Page } from './page';

/** The whole page. The day stands in it, so that the browser renders with that of the server. */
export async function htmlOf(today: IsoDate): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<Page today={today} />);

  return `<!doctype html>
<html lang="pl" class="u:page u:plain" data-today="${today}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Umów wizytę</title>
    <link rel="stylesheet" href="/assets/styles.css">
    <script type="module" src="/assets/browser.js"></script>
  </head>
  <body><div id="root">${await text(prelude)}</div></body>
</html>`;
}
