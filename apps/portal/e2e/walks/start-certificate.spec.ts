import { cofundingMembers, demo } from '@urzad/contract';
import { clientOf } from '../kit/api';
import { preparer } from '../kit/contracts';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { participantOutOfWork } from '../kit/out-of-work';
import { DEMO_PASSWORD, NEW_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import { acceptCertificate, bringCertificate } from './kit/certificate-screens';

/** The first night of the co-funding of whoever made this walk: care begins on 1 May. */
const FIRST_DAY = '2027-05-01T06:00:00.000Z';
const LEAD = { mail: 'pracownik2@urzad.example.com', pass: DEMO_PASSWORD };

test('a participant brings the certificate of an employer, the office returns it, then accepts it', {
  tag: '@audit',
}, async ({ page }) => {
  // A server of its own: its clock moves, and its call ends.
  const server = await startServer({ dataDir: await ownDataDir() });
  try {
    const { person } = await participantOutOfWork(server.address);
    const parent = { mail: person.mail, pass: NEW_PASSWORD };
    const open = async (who: { mail: string; pass: string }, path: string) => {
      await storeSignIn(page, server, who);
      await page.goto(server.address + path);
    };
    const dialog = page.getByRole('dialog');
    const staff = await preparer(server.address);
    const query = { has_text: person.lastname };
    const [member] = (await staff.request(cofundingMembers.get, { query })).data;

    await open(parent, '/cofundingmembers/show');
    await expect(heading(page, 'Panel uczestnika')).toBeVisible();
    await expect(page.getByText('Brakuje zaświadczenia o podjęciu pracy').first()).toBeVisible();
    await expect(page.getByText(/Potrzebujemy go do/)).toBeVisible();
    await expectAccessible(page);
    await bringCertificate(page, 'pierwsze.pdf');
    await expect(page.getByText('Sprawdzamy zaświadczenie o podjęciu pracy')).toBeVisible();
    await expectAccessible(page);

    await open(LEAD, '/cofundingmembers?tab=certificates');
    await page.getByRole('link', { name: /^UCZ\// }).click();
    await page.getByRole('button', { name: 'Zwróć z uwagą' }).click();
    await dialog.getByLabel('Uwaga dla rodzica').fill('Na zaświadczeniu brakuje podpisu pracodawcy.');
    await dialog.getByRole('button', { name: 'Zwróć zaświadczenie' }).click();
    await expect(page.getByText('Zaświadczenie wróciło do rodzica').first()).toBeVisible();
    await expectAccessible(page);

    await open(parent, '/cofundingmembers/show');
    await expect(page.getByText('Na zaświadczeniu brakuje podpisu pracodawcy.')).toBeVisible();
    await bringCertificate(page, 'drugie.pdf');
    await expect(page.getByText('Sprawdzamy zaświadczenie o podjęciu pracy')).toBeVisible();

    await open(LEAD, `/cofundingmembers/${member?.id}`);
    await acceptCertificate(page, { issued: '14.02.2027', employedFrom: '01.03.2027' });
    await expect(page.getByText('Odrzucone', { exact: true })).toBeVisible();

    await clientOf(server.address).request(demo.clock, { body: { now: FIRST_DAY } });
    await open(parent, '/cofundingmembers/show');
    // The task of the night starts what is due; the page does not ask for it again by itself.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('W realizacji').first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page.getByText('Brakuje zaświadczenia o podjęciu pracy')).toHaveCount(0);
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
});
