import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { codeMailedTo } from './mail';
import type { Account } from './signed-in';

type Press = (target: Locator) => Promise<void>;

/** What a signature or a seal asks for: the password, and the code that is mailed then. */
export async function typeMailedCode(
  asked: Page | Locator,
  { mail, pass }: Account,
  { address, press = (target) => target.click() }: { address: string; press?: Press },
) {
  await asked.getByLabel(/^Hasło do konta/).fill(pass);
  await press(asked.getByRole('button', { name: 'Wyślij kod' }));
  await expect(asked.getByText('Wysłany na')).toBeVisible();
  await asked.getByRole('textbox', { name: 'Kod z wiadomości' }).fill(await codeMailedTo(address, mail));
}
