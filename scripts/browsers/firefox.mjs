import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pressOf } from './keys.mjs';

const BINARY = 'firefox-esr';
const STARTED_MS = 60_000;

/** @typedef {{ capabilities: { browserVersion: string } }} Session */
/** @typedef {{ result?: { value?: string }, exceptionDetails?: { text: string } }} Evaluated */

/** Debian's Firefox, by WebDriver BiDi, which it speaks itself. @returns {Promise<import('./walk-story.mjs').Remote>} */
export async function firefox() {
  const home = mkdtempSync(path.join(tmpdir(), 'urzad-firefox-'));
  const browser = spawn(
    BINARY,
    ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: home } },
  );
  const call = await connect(`${await addressOf(browser)}/session`);
  const { capabilities } = /** @type {Session} */ (await call('session.new', { capabilities: {} }));
  let context = '';

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    // Each page in a window of its own: only a new one has the focus where Tab has left the page before.
    async open(url) {
      const last = context;
      const window = await call('browsingContext.create', { type: 'window' });
      ({ context } = /** @type {{ context: string }} */ (window));
      await call('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
      if (last) await call('browsingContext.close', { context: last });
    },
    async ask(inPage, ...args) {
      const expression = `(async () => JSON.stringify(await (${inPage})(...${JSON.stringify(args)})))()`;
      const asked = { expression, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = /** @type {Evaluated} */ (await call('script.evaluate', asked));
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    press: (key, { isShifted = false } = {}) =>
      call('input.performActions', { context, actions: pressOf(key, isShifted) }),
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** @param {import('node:child_process').ChildProcess} browser @returns {Promise<string>} */
function addressOf(browser) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${BINARY} told no address.`)), STARTED_MS);
    browser.once('error', reject);
    browser.stderr?.on('data', (said) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(String(said)) ?? [];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
  });
}

/** @param {string} address @returns {Promise<(method: string, params: object) => Promise<unknown>>} */
async function connect(address) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  /** @type {Map<number, { resolve: (answer: unknown) => void, reject: (why: Error) => void }>} */
  const waiting = new Map();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(data);
    if (type === 'error') waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });

  let last = 0;
  return (method, params) => {
    last += 1;
    const answered = new Promise((resolve, reject) => waiting.set(last, { resolve, reject }));
    socket.send(JSON.stringify({ id: last, method, params }));
    return answered;
  };
}
