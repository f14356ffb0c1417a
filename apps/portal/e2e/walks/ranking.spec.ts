import { randomUUID } from 'node:crypto';
import { cofundingRegistrations } from '@urzad/contract';
import { signIn } from '../kit/api';
import { endCall } from '../kit/closed-call';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import { newcomer, review, sent, take } from '../kit/steps';
import { approveProposal, proposeRanking, publishRanking } from './kit/ranking-screens';

const staff = (who: string) => ({ mail: `${who}@urzad.example.com`, pass: DEMO_PASSWORD });

test('one person proposes and publishes a ranking, another approves it, and parents read of it', async ({
  page,
}) => {
  // A server of its own: its call ends.
  const server = await startServer({ dataDir: await ownDataDir() });
  try {
    const person = newPerson();
    const { id, number } = await sent(await newcomer(server.address, person), person);
    const officer = await signIn(server.address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
    const manager = await signIn(server.address, 'kierownik@urzad.example.com', DEMO_PASSWORD);
    const { row_version, points_auto } = await review(officer, await take(officer, id), {});
    const score = { row_version, points_final: points_auto ?? 0 };
    const { data } = await officer.request(cofundingRegistrations.score, {
      query: { id },
      body: score,
      key: randomUUID(),
    });

    const call = await endCall(server.address);
    const address = `/cofundingcalls/${call}/ranking`;
    const open = async (who: { mail: string; pass: string }, path: string) => {
      await storeSignIn(page, server, who);
      await page.goto(server.address + path);
    };
    await open(staff('kierownik'), '/cofundingcalls');
    await page.getByRole('link', { name: 'Ranking naboru 1/2027' }).click();
    await expect(heading(page, 'Ranking naboru 1/2027')).toBeFocused();
    await expect(page.getByText(/Na decyzję czeka jeszcze 1\s+zgłoszenie/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Policz propozycję' })).toHaveCount(0);

    await manager.request(cofundingRegistrations.approve, {
      query: { id },
      body: { row_version: data.row_version },
      key: randomUUID(),
    });
    await page.reload();
    await proposeRanking(page);
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zatwierdź propozycję' })).toHaveCount(0);
    await expectAccessible(page);

    await open(staff('dyrektor'), address);
    await expect(page.getByRole('button', { name: 'Opublikuj wyniki' })).toHaveCount(0);
    await approveProposal(page, 'Dariusz Dyrektorski');

    await open(staff('kierownik'), address);
    await publishRanking(page);
    await expect(page.getByRole('button', { name: 'Przelicz' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Pobierz listę' }).click();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^Z nazwiskami \(XLSX\)/ }).click();
    expect((await download).suggestedFilename()).toBe('ranking-1-2027-z-osobami-wersja-1.xlsx');
    await expect(page.getByText('Lista jest pobrana.').first()).toBeVisible();
    // Only who may export applications takes people out of the portal.
    await open(staff('dyrektor'), address);
    await page.getByRole('button', { name: 'Pobierz listę' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(2);
    await expect(page.getByRole('menuitem', { name: /^Same numery \(CSV\)/ })).toBeVisible();

    await open({ mail: person.mail, pass: NEW_PASSWORD }, '/cofundingregistrations/sendshow');
    await expect(page.getByText('Oczekuje na dokumenty').first()).toBeVisible();
    await page.getByRole('link', { name: 'Zobacz całą listę (same numery)' }).click();
    await page.getByRole('button', { name: 'Pokaż wyniki naboru 1/2027' }).click();
    const row = page.getByRole('row', { name: new RegExp(number) });
    await expect(row).toContainText('Zakwalifikowane');
    await expect(page.getByText(person.lastname)).toHaveCount(0);
    await expectAccessible(page);
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
});
