import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { DESKTOP, expectStill, slowAnswers } from '../kit/shifts';
import { storeSignIn } from '../kit/signed-in';

const KATARZYNA = { mail: 'katarzyna.wzorcowa@example.com', pass: DEMO_PASSWORD };

test('in large letters the header keeps its rows when the person is known', async ({
  page,
  context,
  server,
}) => {
  await storeSignIn(page, server, KATARZYNA);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Twoje konto: Katarzyna' })).toBeVisible();

  await context.addCookies([{ name: 'display', value: 'font-large', url: server.address }]);
  await page.setViewportSize(DESKTOP);
  await slowAnswers(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Twoje konto: Katarzyna' })).toBeVisible();
  await expectStill(page, 'what moves in letters of 22 px');
});
