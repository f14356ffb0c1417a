import { expect, expectAccessible, test } from '../kit/fixtures';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { heading, readToEnd } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { newcomer, toSign } from '../kit/steps';
import { addSigned, byMouse, signOutside } from './kit/contract-screens';

test('an application is signed outside of the portal, and sent', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  const person = newPerson();
  await toSign(await newcomer(server.address, person), person);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto('/cofundingregistrations/sign');
  await readToEnd(page, /Formularz rekrutacyjny/);
  await page.getByRole('radio', { name: /Profil Zaufany/ }).check();
  await expectAccessible(page);

  const bytes = await signOutside(page, byMouse);
  await addSigned(page, { bytes, verdict: 'Podpis się zgadza', press: byMouse });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zapisz podpisany formularz' }).click();

  await expect(heading(page, 'Panel uczestnika')).toBeVisible();
  await page.getByRole('button', { name: 'Złóż zgłoszenie' }).click();
  await expect(page.getByText('Zgłoszenie złożone').first()).toBeVisible();
});
