import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { uploadSessions, uploads } from '@urzad/contract';

const { resolve } = createRequire(import.meta.url);
const VUE = resolve('vue/dist/vue.global.prod.js');

/** Scripts of vue-upload-component by version: the oldest and the newest one that are still used. */
export const ORIGINS = {
  '3.1.17': resolve('vue-upload-component/dist/vue-upload-component.js'),
  '3.2.2': resolve('vue-upload-component-newest/dist/vue-upload-component.js'),
};

/** What a file of that library says of itself at its end. */
export interface Ended {
  success: boolean;
  error: string;
  response: { status?: string; code?: string; data?: { filename: string; url: string; name: string } } | null;
}

interface OriginFile {
  success: boolean;
  error: string;
  response: unknown;
  chunk: { pause(): void; resume(): void };
}

/** What the scripts leave on the page, and the upload that was begun last. */
interface OriginWindow {
  VueUploadComponent: object;
  Vue: {
    h(component: object, props: object): unknown;
    nextTick(): Promise<void>;
    createApp(component: object): {
      mount(host: Element): {
        files: OriginFile[];
        $refs: { upload: { add(file: File): void; active: boolean } };
      };
    };
  };
  ended: Promise<Ended>;
  now: () => OriginFile | undefined;
}

/** Opens a page of the server with the unchanged component on it, and gives its file a hand. */
export async function originPage(page: Page, { address, token, script }: Opened) {
  await page.goto(`${address}/api/health/live`);
  for (const file of [VUE, script]) await page.addScriptTag({ content: await readFile(file, 'utf8') });
  const given = { token, action: uploadSessions.uploadchunk.url, postAction: uploads.uploadfile.url };

  return {
    /** Hands it a file, which it sends by itself. */
    begin: (name: string, bytes: Buffer) =>
      page.evaluate(mountUpload, { ...given, name, base64: bytes.toString('base64') }),
    ended: () => page.evaluate(() => (window as unknown as OriginWindow).ended),
    pause: () => page.evaluate(() => (window as unknown as OriginWindow).now()?.chunk.pause()),
    resume: () => page.evaluate(() => (window as unknown as OriginWindow).now()?.chunk.resume()),
  };
}

interface Opened {
  /** That of the server. */
  address: string;
  /** That of the person who uploads. */
  token: string | undefined;
  /** One of `ORIGINS`. */
  script: string;
}

interface Handed {
  name: string;
  base64: string;
  token: string | undefined;
  action: string;
  postAction: string;
}

/** Runs in the page. */
function mountUpload({ name, base64, token, action, postAction }: Handed) {
  const there = window as unknown as OriginWindow;
  const { Vue, VueUploadComponent } = there;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const headers = { token };
  const chunk = { action, headers, minSize: 1048576, maxActive: 3, maxRetries: 5 };
  const fixed = { ref: 'upload', name: 'files', chunkEnabled: true, chunk, headers, postAction };
  const host = document.createElement('div');
  document.body.append(host);

  there.ended = new Promise((resolveEnd) => {
    const component = {
      data: () => ({ files: [] }),
      render(this: { files: OriginFile[] }) {
        const onUpdate = (files: OriginFile[]) => {
          this.files = files;
          const [file] = files;
          if (!file?.success && !file?.error) return;
          const { success, error, response } = file;
          resolveEnd(JSON.parse(JSON.stringify({ success, error, response })));
        };
        const bound = { modelValue: this.files, 'onUpdate:modelValue': onUpdate };
        return Vue.h(VueUploadComponent, { ...fixed, ...bound });
      },
    };
    const mounted = Vue.createApp(component).mount(host);
    there.now = () => mounted.files[0];
    mounted.$refs.upload.add(new File([bytes], name, { type: '' }));
    // As by a button: once the component has rendered the file.
    void Vue.nextTick().then(() => {
      mounted.$refs.upload.active = true;
    });
  });
}
