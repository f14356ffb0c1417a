import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page, type Route, test } from '@playwright/test';
import { CHUNK_BYTES, uploadSessions } from '@urzad/contract';
import { signIn } from './kit/api';
import { numberedPdf } from './kit/chunk-client';
import { DEMO_PASSWORD } from './kit/people';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from './kit/server';

/** Scripts of another library on a page of ours: only this test lets them in. */
test.use({ bypassCSP: true });

const { resolve } = createRequire(import.meta.url);
const VUE = resolve('vue/dist/vue.global.prod.js');
const ORIGINS = {
  '3.1.17': resolve('vue-upload-component/dist/vue-upload-component.js'),
  '3.2.2': resolve('vue-upload-component-newest/dist/vue-upload-component.js'),
};
const BYTES = numberedPdf(2 * CHUNK_BYTES + 321_000);
const SHA256 = createHash('sha256').update(BYTES).digest('hex');

/** What a file of that library says of itself at its end. */
interface Ended {
  success: boolean;
  error: string;
  response: { status: string; data: { filename: string; url: string; name: string } } | null;
}

/** What the scripts of Vue and of the library leave on the page. */
interface OriginWindow {
  VueUploadComponent: object;
  Vue: {
    h(component: object, props: object): unknown;
    createApp(component: object): {
      mount(host: Element): { $refs: { upload: { add(file: File): void; active: boolean } } };
    };
  };
}

let dataDir: string;
let server: RunningServer;
test.beforeAll(async () => {
  dataDir = await ownDataDir();
  server = await startServer({ dataDir });
});
test.afterAll(async () => {
  await server.stop();
  await removeDataDir(dataDir);
});

/** Uploads one file by the unchanged component, which sends by itself, and waits for its end. */
async function uploadBy(page: Page, script: string, name: string): Promise<Ended> {
  const { token } = await signIn(server.address, 'anna.przykladowa', DEMO_PASSWORD);
  await page.goto(`${server.address}/api/health/live`);
  for (const file of [VUE, script]) await page.addScriptTag({ content: await readFile(file, 'utf8') });
  const handed = { name, token, action: uploadSessions.uploadchunk.url, base64: BYTES.toString('base64') };

  return page.evaluate(async ({ name, token, action, base64 }) => {
    const { Vue, VueUploadComponent } = window as unknown as OriginWindow;
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const headers = { token };
    const host = document.createElement('div');
    document.body.append(host);
    const chunk = { action, headers, minSize: 1048576, maxActive: 3, maxRetries: 5 };

    return new Promise((resolveEnd) => {
      const component = {
        data: () => ({ files: [] }),
        render(this: { files: unknown[] }) {
          const onUpdate = (files: { success: boolean; error: string; response: unknown }[]) => {
            this.files = files;
            const [file] = files;
            if (file && (file.success || file.error)) {
              const { success, error, response } = file;
              resolveEnd(JSON.parse(JSON.stringify({ success, error, response })));
            }
          };
          const props = {
            ref: 'upload',
            name: 'files',
            chunkEnabled: true,
            chunk,
            headers,
            modelValue: this.files,
            'onUpdate:modelValue': onUpdate,
          };
          return Vue.h(VueUploadComponent, props);
        },
      };
      const { $refs } = Vue.createApp(component).mount(host);
      $refs.upload.add(new File([bytes], name, { type: '' }));
      $refs.upload.active = true;
    });
  }, handed) as Promise<Ended>;
}

async function expectArrived(ended: Ended, name: string) {
  expect(ended).toMatchObject({ success: true, response: { status: 'success', data: { name } } });
  const { url = '' } = ended.response?.data ?? {};
  const file = Buffer.from(await (await fetch(`${server.address}${url}`)).arrayBuffer());
  expect(createHash('sha256').update(file).digest('hex')).toBe(SHA256);
}

/** Faults of a line and of what stands before a server, one for each request that has one. */
const FAULTS: readonly ((route: Route) => Promise<void>)[] = [
  // Lost on the way there.
  (route) => route.abort('connectionreset'),
  (route) => route.fulfill({ status: 503, json: { status: 'error', code: 'server' } }),
  (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Proszę się zalogować</h1>' }),
  (route) => route.fulfill({ status: 200, json: null }),
  // Taken, but its answer is lost: the same chunk comes once more.
  async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  // Sent twice by the browser.
  async (route) => {
    await route.fetch();
    await route.continue();
  },
];

for (const [version, script] of Object.entries(ORIGINS)) {
  test(`vue-upload-component ${version}, unchanged, uploads a file in chunks`, async ({ page }) => {
    const name = `Umowa żłobka ${version}.pdf`;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await expectArrived(await uploadBy(page, script, name), name);
    // Start, three chunks, finish.
    expect(requests.filter((one) => one === uploadSessions.uploadchunk.url).length).toBeGreaterThanOrEqual(5);
  });

  test(`vue-upload-component ${version}, unchanged, uploads through faults`, async ({ page }) => {
    const faults = [...FAULTS];
    await page.route(`**${uploadSessions.uploadchunk.url}`, async (route) => {
      const isChunk = (route.request().headers()['content-type'] ?? '').startsWith('multipart/');
      const fault = isChunk ? faults.shift() : undefined;
      await (fault ? fault(route) : route.continue());
    });
    const name = `Przez awarie ${version}.pdf`;
    await expectArrived(await uploadBy(page, script, name), name);
    expect(faults).toEqual([]);
  });

  test(`vue-upload-component ${version} is told by its own words that a program is refused`, async ({
    page,
  }) => {
    const ended = await uploadBy(page, script, 'umowa.exe');
    expect(ended).toMatchObject({ success: false, error: 'server', response: { code: 'extension' } });
  });
}
