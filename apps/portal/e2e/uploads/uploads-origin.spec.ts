import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { CHUNK_BYTES, uploads } from '@urzad/contract';
import { signIn } from '../kit/api';
import { chunkClient, numberedPdf } from '../kit/chunk-client';
import { DEMO_PASSWORD } from '../kit/people';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { type Ended, ORIGINS, originPage } from './kit/origin-page';
import { chunkSteps, FAULTS, type Fault, startedBy } from './kit/origin-requests';

/** Scripts of another library on a page of ours: only this test lets them in. */
test.use({ bypassCSP: true });

/** The most that goes at once (Spec §9), one byte more, and what goes in three and five chunks. */
const AT_ONCE = numberedPdf(CHUNK_BYTES);
const IN_TWO = numberedPdf(CHUNK_BYTES + 1);
const IN_THREE = numberedPdf(2 * CHUNK_BYTES + 321_000);
const IN_FIVE = numberedPdf(4 * CHUNK_BYTES + 321_000);

let dataDir: string;
let server: RunningServer;
let token: string | undefined;
test.beforeAll(async () => {
  dataDir = await ownDataDir();
  server = await startServer({ dataDir, env: { FILE_LIMIT: String(IN_FIVE.length) } });
  ({ token } = await signIn(server.address, 'anna.przykladowa', DEMO_PASSWORD));
});
test.afterAll(async () => {
  await server.stop();
  await removeDataDir(dataDir);
});

async function expectArrived(ended: Ended, name: string, bytes: Buffer) {
  expect(ended).toMatchObject({ success: true, response: { data: { name } } });
  const response = await fetch(`${server.address}${ended.response?.data?.url}`);
  const file = Buffer.from(await response.arrayBuffer());
  expect(sha256Of(file)).toBe(sha256Of(bytes));
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const ascending = (steps: readonly unknown[]) => [...steps].sort((one, other) => Number(one) - Number(other));

/** Faults that end a phase, as the library reads them; `lost` and `twice` are answered by the server. */
const ENDING = ['cut', 'lost', 'away', 'html', 'null', 'refusal'] as const;

for (const [version, script] of Object.entries(ORIGINS)) {
  test.describe(`vue-upload-component ${version}, unchanged,`, () => {
    const open = (page: Page) => originPage(page, { address: server.address, token, script });

    test('uploads a file in chunks', async ({ page }) => {
      const steps = await chunkSteps(page);
      const origin = await open(page);
      await origin.begin('Umowa żłobka.pdf', IN_THREE);
      await expectArrived(await origin.ended(), 'Umowa żłobka.pdf', IN_THREE);
      expect(steps.at(0)).toBe('start');
      expect(ascending(steps.slice(1, -1))).toEqual([0, CHUNK_BYTES, 2 * CHUNK_BYTES]);
      expect(steps.at(-1)).toBe('finish');
    });

    test('uploads through faults of one after another', async ({ page }) => {
      const faults = Object.values<Fault>(FAULTS);
      await chunkSteps(page, (step) => (typeof step === 'number' ? faults.shift() : undefined));
      const origin = await open(page);
      await origin.begin('Przez awarie.pdf', IN_THREE);
      await expectArrived(await origin.ended(), 'Przez awarie.pdf', IN_THREE);
      expect(faults).toEqual([]);
    });

    test('uploads through five faults of one chunk, and gives up after six', async ({ page }) => {
      let left = 5;
      const steps = await chunkSteps(page, (step) => {
        left -= step === CHUNK_BYTES ? 1 : 0;
        return step === CHUNK_BYTES && left >= 0 ? FAULTS.away : undefined;
      });
      const tries = () => steps.filter((step) => step === CHUNK_BYTES).length;
      const origin = await open(page);
      await origin.begin('Pięć.pdf', IN_TWO);
      await expectArrived(await origin.ended(), 'Pięć.pdf', IN_TWO);
      expect(tries()).toBe(6);

      steps.length = 0;
      left = 6;
      await origin.begin('Sześć.pdf', IN_TWO);
      expect(await origin.ended()).toMatchObject({ success: false, error: 'upload' });
      expect(tries()).toBe(6);
      expect(steps).not.toContain('finish');
    });

    for (const phase of ['start', 'finish'] as const) {
      test(`takes each fault of ${phase} for the word of the server, and does not ask again`, async ({
        page,
      }) => {
        let fault: Fault = FAULTS.cut;
        const steps = await chunkSteps(page, (step) => (step === phase ? fault : undefined));
        const origin = await open(page);
        for (const name of ENDING) {
          steps.length = 0;
          fault = FAULTS[name];
          await origin.begin(`${name}.pdf`, IN_TWO);
          expect(await origin.ended(), name).toMatchObject({ success: false, error: 'server' });
          const sent = phase === 'start' ? ['start'] : ['start', 0, CHUNK_BYTES, 'finish'];
          expect([...steps].sort(), name).toEqual([...sent].sort());
        }
      });
    }

    test('goes on after a pause with the chunks that were not answered', async ({ page }) => {
      let isHeld = true;
      let session_id = '';
      const steps = await chunkSteps(page, (step) => {
        if (step === 'start') {
          return async (route) => {
            session_id = await startedBy(route);
          };
        }
        if (!isHeld || step === 0 || step === 'finish') return undefined;
        // The second chunk reaches the server and is not answered, the others stay on their way.
        return step === CHUNK_BYTES ? async (route) => void (await route.fetch()) : async () => undefined;
      });
      const origin = await open(page);
      await origin.begin('Przerwa.pdf', IN_FIVE);
      // The fourth is asked for once the first was answered.
      await expect.poll(() => ascending(steps.slice(1))).toEqual([0, 1, 2, 3].map((at) => at * CHUNK_BYTES));
      const offsets = async () => (await chunkClient(server.address, token).status(session_id)).offsets;
      await expect.poll(offsets).toEqual([0, CHUNK_BYTES]);
      await origin.pause();

      steps.length = 0;
      isHeld = false;
      await origin.resume();
      await expectArrived(await origin.ended(), 'Przerwa.pdf', IN_FIVE);
      const missing = [1, 2, 3, 4].map((at) => at * CHUNK_BYTES);
      expect(ascending([...new Set(steps.filter((step) => step !== 'finish'))])).toEqual(missing);
    });

    test('uploads a small file at once, and tells each fault by its code', async ({ page }) => {
      const steps = await chunkSteps(page);
      const origin = await open(page);
      const send = async (name: string, bytes = AT_ONCE) => {
        await origin.begin(name, bytes);
        return origin.ended();
      };
      await expectArrived(await send('Mała umowa.pdf'), 'Mała umowa.pdf', AT_ONCE);
      expect(await send('umowa.exe')).toMatchObject({ error: 'denied', response: { code: 'extension' } });

      let fault: Fault = FAULTS.away;
      await page.route(`**${uploads.uploadfile.url}`, (route) => fault(route));
      expect(await send('Zajęty.pdf')).toMatchObject({ error: 'server', response: { code: 'server' } });
      fault = FAULTS.cut;
      expect(await send('Przerwany.pdf')).toMatchObject({ error: 'network' });
      expect(steps).toEqual([]);
    });

    test('is told by its own words that a program is refused', async ({ page }) => {
      const origin = await open(page);
      await origin.begin('umowa.exe', IN_TWO);
      expect(await origin.ended()).toMatchObject({ error: 'server', response: { code: 'extension' } });
    });
  });
}
