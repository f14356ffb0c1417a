import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { withoutVaulStyle } from '@urzad/ui/vite';
import { playwright } from '@vitest/browser-playwright';
import { createServer, type ViteDevServer } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type BrowserCommand, parseCLI, type TestSpecification } from 'vitest/node';
import { BUNDLED_FIRST } from './.storybook/bundled-first.mjs';
import { placeOfFinding, placeOfReference } from './.storybook/pictures/places.mjs';
import { accessibilityTree } from './.storybook/recordings/tree-command.mjs';
import { compose, fingers, mouse, wheel } from './.storybook/run/hand-commands.mjs';
import {
  answerForStrangers,
  askedOfStrangers,
  letStrangersGo,
} from './.storybook/run/strangers-commands.mjs';
import { CHROMIUM_ARGS, chromium } from './scripts/chromium.mjs';
import { FACT_MS, TEST_MS } from './scripts/limits.mjs';

const browser = await chromium();

/** Shows the page as a system with a contrast theme does. */
const forceColors: BrowserCommand<['active' | 'none']> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

let server: Promise<ViteDevServer> | undefined;

/** Renders the stories of a file in Node, where there is no window. */
const renderOnServer: BrowserCommand<[string]> = async (_context, file) => {
  server ??= createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  });
  const module = await (await server).ssrLoadModule('/.storybook/hydration/render-on-server.tsx');
  return module.renderOnServer(file);
};

/** Other work may use the machine: each limit ends only what hangs. */
const LIMITS = { testTimeout: TEST_MS, hookTimeout: TEST_MS, expect: { poll: { timeout: FACT_MS } } };

const { project: asked = [] } = parseCLI(['vitest', ...process.argv.slice(2)]).options;
/** Storybook reads every story when its plugin is made, which takes seconds: it is made for who runs the stories only. */
const runsStories =
  asked.length === 0 || [asked].flat().some((name) => !/^[a-z-]+$/.test(name) || name === 'storybook');

/** `npm run pictures` shows no other stories. */
const PICTURES_ONLY = process.env.AUDIT === 'pictures' && {
  tags: { include: ['picture', 'picture-forced'] },
};

const LEAVES_NOTHING = path.resolve('tools/leave-nothing.setup.ts');

/** Pure rules and small units: no browser, no database. */
const unit = (name: string, root: string) => ({
  resolve: { tsconfigPaths: true },
  test: {
    name,
    root,
    include: ['{src,tokens,build}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node' as const,
    ...LIMITS,
    // Most of the time of a small test goes into loading what it tests: once for each worker, not for each file.
    isolate: false,
    setupFiles: [LEAVES_NOTHING],
  },
});

const provider = playwright({
  launchOptions: {
    executablePath: browser.executablePath,
    env: browser.env,
    args: CHROMIUM_ARGS,
    timeout: FACT_MS,
  },
  contextOptions: { reducedMotion: 'reduce', locale: 'pl-PL', timezoneId: 'Europe/Warsaw' },
});

/**
 * In a run that ends, no module changes: who asks for one again (a page of its own, a worker of pdf.js) takes it from the
 * browser's cache. In a run that watches, the server tells what has changed.
 */
const LASTING = process.argv.includes('run') ? { headers: { 'Cache-Control': 'max-age=3600' } } : {};

/** Of the stories the file that takes the longest comes first: begun last, it would leave the other page without work. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith('/every-field-matrix.stories.tsx');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** Stories of a chunk that cannot come, or comes late: after another story it would be in the cache of their page. */
const WITHOUT_A_CHUNK = ['packages/ui/src/**/*-{offline,late}.stories.tsx'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    teardownTimeout: FACT_MS,
    projects: [
      unit('domain', 'packages/domain'),
      unit('grants', 'packages/grants'),
      unit('contract', 'packages/contract'),
      unit('ui', 'packages/ui'),
      unit('portal', 'apps/portal'),
      'apps/server/vitest.config.ts',
      'apps/server/vitest.postgres.config.ts',
      {
        // Words of the portal take facts of `#shared`.
        resolve: { tsconfigPaths: true },
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          environment: 'node',
          ...LIMITS,
          isolate: false,
          setupFiles: [LEAVES_NOTHING],
        },
      },
      {
        test: {
          name: 'package',
          include: ['tools/packages/*.proof.ts'],
          environment: 'node',
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['tools/hosts/*.proof.ts'],
          environment: 'node',
          ...LIMITS,
        },
      },
      {
        plugins: runsStories ? [storybookTest({ configDir: '.storybook', ...PICTURES_ONLY })] : [],
        server: LASTING,
        test: {
          name: 'storybook',
          setupFiles: [
            './.storybook/run/clean-page.setup.ts',
            './.storybook/pictures/pictures.setup.ts',
            './.storybook/pictures/every-look.setup.ts',
            './.storybook/run/audit.setup.ts',
            './.storybook/run/reading.setup.ts',
            './.storybook/report/report.setup.ts',
            './.storybook/run/hand.setup.ts',
            './.storybook/run/strangers.setup.ts',
            './.storybook/recordings/recordings.setup.ts',
            './.storybook/run/bare-texts.setup.ts',
          ],
          // In turn, so that what they do after a story comes in turn too, the last first: what a screen reader is given, before
          // the hand goes away and the picture changes the width.
          sequence: { setupFiles: 'list' },
          env: { STORYBOOK_AUDIT: process.env.AUDIT ?? 'no' },
          ...LIMITS,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider,
            // The files of stories share a page, and so their modules; each leaves it as it found it
            // (`clean-page.setup.ts`).
            instances: [
              { browser: 'chromium', name: 'storybook', isolate: false, exclude: WITHOUT_A_CHUNK },
              { browser: 'chromium', name: 'storybook, own pages', include: WITHOUT_A_CHUNK },
            ],
            commands: {
              accessibilityTree,
              answerForStrangers,
              askedOfStrangers,
              compose,
              forceColors,
              letStrangersGo,
              mouse,
              fingers,
              wheel,
            },
            connectTimeout: FACT_MS,
            expect: {
              toMatchScreenshot: {
                timeout: FACT_MS,
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.002 },
                // The browser is pinned, so its name and the system's do not belong in the file's name.
                resolveScreenshotPath: ({ root, testFileDirectory, arg }) =>
                  placeOfReference(arg, path.join(root, testFileDirectory)),
                ...(PICTURES_ONLY && { resolveDiffPath: ({ arg }: { arg: string }) => placeOfFinding(arg) }),
              },
            },
          },
        },
      },
      {
        plugins: [withoutVaulStyle()],
        // A copy of its own: two projects that bundle into one folder can leave a page with two Reacts.
        cacheDir: 'node_modules/.vite/hydration',
        server: LASTING,
        optimizeDeps: {
          include: [...BUNDLED_FIRST, '@storybook/react-vite', 'react', 'react-dom/client', 'storybook/test'],
        },
        test: {
          name: 'hydration',
          include: ['.storybook/**/*.test.{ts,tsx}'],
          env: { AUDIT: process.env.AUDIT ?? 'no' },
          ...LIMITS,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider,
            connectTimeout: FACT_MS,
            instances: [{ browser: 'chromium' }],
            commands: { renderOnServer },
          },
        },
      },
    ],
  },
});
