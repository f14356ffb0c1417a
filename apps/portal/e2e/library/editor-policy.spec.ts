import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { buildPage, servePage } from './kit/served-page';

const MESSAGE = `<html><head><style>p { color: red }</style></head><body style="margin: 0">
<p class="MsoNormal" style="mso-pagination: none" onclick="alert(1)">Wklejone <b style="color: red">ważne</b>
<script>alert(1)</script><img src="x" onerror="alert(1)"></p></body></html>`;

// No screen of the portal has the editor yet; the test renders it under the policy of the portal.
test('the rich editor works under the policy of the page: no written style, no text made markup', async ({
  page,
  server,
}) => {
  const answer = await fetch(server.address);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  await servePage(page, `${server.address}/editor`, await buildPage('editor', '/editor/'), {
    'Content-Security-Policy': policy,
  });
  await page.goto('/editor/index.html');

  const text = page.getByRole('textbox', { name: 'Treść' });
  const value = page.locator('output');
  await expect(text).toHaveText('Nabór');
  await text.press('Control+End');
  // The browser reports a moved caret some time after the key, later than Playwright's next action.
  await expect.poll(() => page.evaluate(() => getSelection()?.anchorOffset)).toBe('Nabór'.length);
  await text.press('Enter');
  await bring(page, 'paste', MESSAGE);
  await expect(value).toHaveText('<p>Nabór</p><p>Wklejone <strong>ważne</strong></p>');
  await bring(page, 'drop', MESSAGE);
  await expect(value).toHaveText(/Wklejone.*Wklejone/);

  await page.getByRole('button', { name: 'Wstaw tabelę' }).click();
  await page.keyboard.type('Miesiąc');
  await expect(
    page.getByRole('region', { name: 'Podgląd' }).getByRole('columnheader', { name: 'Miesiąc' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Szablon' }).click();
  await expect(text.getByRole('heading', { name: 'Z szablonu' })).toBeVisible();
  await text.press('Control+z');
});

/** What another program would bring; no script can put HTML into the real clipboard. */
async function bring(page: Page, how: 'paste' | 'drop', html: string) {
  await page.getByRole('textbox', { name: 'Treść' }).evaluate(
    (text, given) => {
      const data = new DataTransfer();
      data.setData('text/html', given.html);
      const { left, top } = text.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 };
      text.dispatchEvent(
        given.how === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      );
    },
    { how, html },
  );
}
