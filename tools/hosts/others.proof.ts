import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fixture } from '../packages/fixture.mjs';
import { BARE, OTHERS, RECIPE } from './hosts';
import { openBrowser, prepare, visit } from './open-host';
import { proveHost } from './prove-host';
import { WIDTHS } from './walk';

for (const host of OTHERS) proveHost(host);

describe('the policy of the recipe', () => {
  it('lets a film of another server come, and no picture of it', async () => {
    prepare(BARE);
    const browser = await openBrowser();
    onTestFinished(() => browser.close());
    const folder = path.join(fixture(BARE.fixture), BARE.office.folder);
    const [{ viewport }] = WIDTHS;

    await visit({ browser, folder, headers: RECIPE, viewport }, async (page) => {
      await page.route('https://films.example.org/**', (route) => route.abort());

      expect(await refusedBy(page, 'video', 'https://films.example.org/film.mp4')).toEqual([]);
      expect(await refusedBy(page, 'audio', 'https://films.example.org/speech.mp3')).toEqual([]);
      expect(await refusedBy(page, 'img', 'https://films.example.org/film.jpg')).toEqual(['img-src']);
    });
  });
});

/** The lines of the policy that refuse what an element asks for. */
function refusedBy(page: Page, element: 'audio' | 'img' | 'video', address: string): Promise<string[]> {
  return page.evaluate(
    async ([name, source]) => {
      const refused: string[] = [];
      const note = ({ effectiveDirective }: SecurityPolicyViolationEvent) => refused.push(effectiveDirective);
      document.addEventListener('securitypolicyviolation', note);
      const asking = document.createElement(name);
      const ended = new Promise((resolve) => asking.addEventListener('error', resolve));
      asking.src = source;
      await ended;
      document.removeEventListener('securitypolicyviolation', note);
      return refused;
    },
    [element, address] as const,
  );
}
