import axe, { type AxeResults } from 'axe-core';
import { expect, it } from 'vitest';
import tokens from '../../packages/ui/src/foundations/styles/tokens.css?raw';
import { filesOf } from './files';
import { PAGES } from './page';
import type { StoryResult } from './story-result';

const RESULT: StoryResult = {
  id: 'forms-textfield--long',
  title: 'Forms/TextField',
  name: 'Long',
  hasPassed: true,
  isRecorded: true,
  notes: { keys: [['Enter', 'sends the form', 'Long']], roles: '', reads: '' },
  axe: [{ rule: 'label', criteria: ['4.1.2'], outcome: 'failed' }],
  reading: { text: ['320 px, large: cut'], rings: [] },
};

const files = filesOf({
  results: [RESULT, { ...RESULT, title: 'Overlays/Modal', axe: [], reading: undefined }],
  source: { version: '1.2.3', date: '2026-11-23T04:00:00.000Z', browser: 'Chromium 1' },
  css: tokens,
  limits: [{ why: { pl: 'Za wąsko', en: 'Too narrow' }, finds: ['320 px, large: cut'] }],
});

it.each(Object.entries(PAGES))(
  'axe finds nothing on the page of the report in %s',
  async (language, name) => {
    const frame = document.createElement('iframe');
    frame.title = name;
    frame.srcdoc = files[name] ?? '';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await loaded;

    const page = frame.contentDocument;
    expect(page?.documentElement.lang).toBe(language);
    const script = page?.createElement('script');
    if (page && script) page.head.append(Object.assign(script, { textContent: axe.source }));
    const found: AxeResults = await Reflect.get(frame.contentWindow ?? {}, 'axe').run();
    frame.remove();
    expect(found.violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`)).toEqual([]);
  },
);
