import { expect, type Page } from '@playwright/test';

/** Ends the browser's session at the server, as an administrator or another device could. */
export async function endSession(page: Page, address: string) {
  const token = await page.evaluate(() => localStorage.getItem('user_token') ?? '');
  const answer = await fetch(`${address}/api/user/logout`, {
    method: 'POST',
    headers: { token, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
}

/** The dialog over the screen of a session that has ended. */
export function signInAgain(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });

  return {
    dialog,
    pass: dialog.getByLabel(/^Hasło\*?$/),
    /** With this password. */
    async by(pass: string) {
      await dialog.getByLabel(/^Hasło\*?$/).fill(pass);
      await dialog.getByRole('button', { name: 'Zaloguj się i wróć' }).click();
    },
  };
}
