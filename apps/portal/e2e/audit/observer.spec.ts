import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD, newPerson } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';
import { asked, newcomer } from '../kit/steps';

/** These say that the observer is there, what they looked at, and that they hear of changes. */
const OF_READING = ['/api/user/accountupdateonline', '/api/base/showexec', '/api/base/socketticket'];

test('an observer reads the desk of the office and changes nothing', async ({ page, server }) => {
  const client = await newcomer(server.address, newPerson());
  const { id } = await asked(client, 'Pytanie o termin');
  await storeSignIn(page, server, { mail: 'obserwator@urzad.example.com', pass: DEMO_PASSWORD });
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || OF_READING.includes(pathname)) return;
    writes.push(`${request.method()} ${pathname}`);
  });

  await page.goto('/cofundingregistrations?tab=all');
  await page.getByRole('link', { name: /^FR\// }).first().click();
  await expect(page.getByText('Komplet załączników').first()).toBeVisible();
  await page.goto(`/officecases/${id}`);
  await expect(page.getByText('Pytanie o termin').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: /^(Wyślij|Przyjmij|Przejmij|Zakończ)/ })).toHaveCount(0);
  expect(writes).toEqual([]);
});
