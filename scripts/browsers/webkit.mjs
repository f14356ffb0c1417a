import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fail } from '../processes.mjs';
import { pressOf } from './keys.mjs';

const BINARY = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const STARTED_MS = 60_000;
const ASKED_AGAIN_MS = 100;

/** @typedef {{ sessionId: string, capabilities: { browserVersion: string } }} Session */
/** @typedef {{ answer?: string, why?: string }} Asked */

/** Debian's WebKitGTK, by its WebDriver, on a display that nobody sees. @returns {Promise<import('./walk-story.mjs').Remote>} */
export async function webkit() {
  if (!existsSync(BINARY)) fail('There is no WebKitGTK. docs/audit.md says how to install it.');
  const port = await freePort();
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      // With a group of its own, as the display and the browser have to end with it.
      detached: true,
    },
  );
  const call = await connect(`http://127.0.0.1:${port}`);
  const asked = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: BINARY, args: ['--automation'] } } };
  const { sessionId, capabilities } = /** @type {Session} */ (
    await call('POST', '/session', { capabilities: asked })
  );
  const session = `/session/${sessionId}`;
  await setViewport({ width: 1280, height: 800 });

  /** The tools of the window take room of it. @param {{ width: number, height: number }} wanted */
  async function setViewport(wanted) {
    await call('POST', `${session}/window/rect`, wanted);
    const script = 'return [innerWidth, innerHeight]';
    const [width, height] = /** @type {[number, number]} */ (
      await call('POST', `${session}/execute/sync`, { script, args: [] })
    );
    const outer = { width: 2 * wanted.width - width, height: 2 * wanted.height - height };
    await call('POST', `${session}/window/rect`, outer);
  }

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => call('POST', `${session}/url`, { url }),
    async ask(inPage, ...args) {
      const script = `const [args, done] = arguments;
        (async () => (${inPage})(...args))().then((answer) => done({ answer: JSON.stringify(answer) }), (why) => done({ why: String(why) }));`;
      const { answer, why } = /** @type {Asked} */ (
        await call('POST', `${session}/execute/async`, { script, args: [args] })
      );
      if (why !== undefined) throw new Error(why);
      return JSON.parse(answer ?? 'null');
    },
    press: (key, { isShifted = false } = {}) =>
      call('POST', `${session}/actions`, { actions: pressOf(key, isShifted) }),
    async close() {
      await call('DELETE', session);
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

/** @param {string} address @returns {Promise<(method: string, path: string, body?: object) => Promise<unknown>>} */
async function connect(address) {
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + STARTED_MS; !(await isReady()); await pause(ASKED_AGAIN_MS))
    if (Date.now() > end) fail('WebKitWebDriver does not answer.');

  return async (method, path, body) => {
    const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}
