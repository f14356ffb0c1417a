import { expect, test } from '../kit/fixtures';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { heading, signForm } from '../kit/screens';
import { DESKTOP, expectStill, PHONE, slowAnswers } from '../kit/shifts';
import { storeSignIn } from '../kit/signed-in';
import { filled, newcomer } from '../kit/steps';

for (const size of [PHONE, DESKTOP]) {
  test(`from the check over the signature to the panel nothing moves at ${size.width} px`, async ({
    page,
    server,
  }) => {
    const person = newPerson();
    const { id } = await filled(await newcomer(server.address, person), person);
    await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
    await page.setViewportSize(size);
    await slowAnswers(page);
    await page.goto(`/cofundingregistrations/${id}/edit?step=8`);
    await page.getByRole('button', { name: 'Przejdź do podpisu' }).click();
    await expect(heading(page, 'Podpisz zgłoszenie')).toBeVisible();
    await expectStill(page, 'from the check to the signature');

    await signForm(page, { mail: person.mail, pass: NEW_PASSWORD });
    await expect(page.getByRole('button', { name: 'Złóż zgłoszenie' })).toBeVisible();
    await expectStill(page, 'from the signature to the panel');
  });
}
