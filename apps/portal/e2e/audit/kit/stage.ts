import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { demo } from '@urzad/contract';
import { clientOf } from '../../kit/api';
import { signIn } from '../../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../../kit/server';
import type { Account } from '../../kit/signed-in';

const LATE_CLOCK = `--import=${path.join(import.meta.dirname, '../../kit/late-clock.mjs')}`;
/** What lasts a day has expired after one night. */
const NIGHT_HOURS = 25;

/** A walk of several people, each in a browser of their own, on a server of their own. */
export interface Stage {
  /** Of the server. */
  address: string;
  /** The browser of somebody, who has not signed in. */
  enter(mail: string): Promise<Page>;
  /** The page of somebody at this path; who comes for the first time signs in. */
  open(who: Account, path: string): Promise<Page>;
  /** Moves the time of the office. */
  moveTo(moment: string): Promise<void>;
  /** Everybody goes home, and the technical time moves too: the limits of an hour begin anew. */
  sleep(): Promise<void>;
  /** @throws when something was logged to the console of a browser */
  end(): Promise<void>;
  /** Stops the server. */
  clear(): Promise<void>;
}

export async function setStage(browser: Browser): Promise<Stage> {
  const dataDir = await ownDataDir();
  let server: RunningServer = await startServer({ dataDir });
  const { address } = server;
  const pages = new Map<string, Page>();
  const said: string[] = [];
  let nights = 0;

  async function enter(mail: string): Promise<Page> {
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({ baseURL: address, locale: 'pl-PL', viewport });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => said.push(String(error)));
    pages.set(mail, page);
    return page;
  }

  async function goHome() {
    for (const page of pages.values()) await page.context().close();
    pages.clear();
  }

  return {
    address,
    enter,
    async open({ mail, pass }, to) {
      let page = pages.get(mail);
      if (!page) {
        page = await enter(mail);
        await signIn(page, mail, pass);
      }
      await page.goto(to);
      return page;
    },
    async moveTo(now) {
      await clientOf(address).request(demo.clock, { body: { now } });
    },
    async sleep() {
      nights += 1;
      await goHome();
      await server.stop();
      const env = { NODE_OPTIONS: LATE_CLOCK, AHEAD_HOURS: String(nights * NIGHT_HOURS) };
      server = await startServer({ dataDir, port: Number(new URL(address).port), env });
    },
    async end() {
      await goHome();
      expect(said, 'the consoles of the browsers stay empty').toEqual([]);
    },
    async clear() {
      await server.stop();
      await removeDataDir(dataDir);
    },
  };
}
