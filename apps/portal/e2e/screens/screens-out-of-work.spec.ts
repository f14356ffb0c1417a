import { TEST_MS } from '../../../../scripts/limits.mjs';
import { test as base } from '../kit/fixtures';
import { type OutOfWork, participantOutOfWork } from '../kit/out-of-work';
import { NEW_PASSWORD } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';
import { expectScreen } from './kit/expect-screen';

const test = base.extend<object, { found: OutOfWork }>({
  // A worker with this fixture runs no other file: the open call of its server ends, and its ranking is published.
  found: [
    async ({ server: { address } }, use) => use(await participantOutOfWork(address)),
    { scope: 'worker', timeout: TEST_MS },
  ],
});

test('/cofundingmembers/show without a certificate of an employer: title, focus, axe, widths, paper, English and what moves', async ({
  page,
  server,
  found: { person },
}) => {
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await expectScreen(page, {
    address: '/cofundingmembers/show',
    ready: 'Brakuje zaświadczenia o podjęciu pracy',
  });
});
