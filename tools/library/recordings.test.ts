import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { treeAsText } from '../../.storybook/recordings/accessibility-tree.mjs';

const UI = path.resolve('packages/ui/src');
const FILES = readdirSync(UI, { recursive: true, encoding: 'utf8' });

/** Where the recording of each story with the tag stands. */
const asked = FILES.filter((name) => name.endsWith('.stories.tsx'))
  .flatMap((name) => {
    const options = { fileName: path.join(UI, name), makeTitle: (title = '') => title };
    const { indexInputs } = loadCsf(readFileSync(path.join(UI, name), 'utf8'), options).parse();
    return indexInputs
      .filter(({ tags = [] }) => tags.includes('recorded'))
      .map(({ __id }) => path.join(path.dirname(name), '__recordings__', `${__id}.txt`));
  })
  .toSorted();

it('every story tagged recorded has its recording, and every recording its story', () => {
  const found = FILES.filter((name) => path.basename(path.dirname(name)) === '__recordings__');
  expect(found.toSorted()).toEqual(asked);
});

it.each(['Overlays', 'Files', 'Data', 'Forms', 'Feedback', 'Navigation'])('%s are recorded', (room) => {
  expect(asked.some((name) => name.startsWith(room.toLowerCase()))).toBe(true);
});

it('a tree names roles, names, descriptions, values and states, and leaves out boxes', () => {
  const value = (text: unknown) => ({ value: text });
  const tree = treeAsText([
    { nodeId: '1', ignored: false, role: value('RootWebArea'), name: value('Test'), childIds: ['2'] },
    { nodeId: '2', ignored: false, role: value('generic'), childIds: ['3', '6'] },
    {
      nodeId: '3',
      ignored: false,
      backendDOMNodeId: 30,
      role: value('combobox'),
      name: value('Miejscowość'),
      description: value('Wpisz 2 litery'),
      value: value('Bie'),
      properties: [
        { name: 'focusable', value: value(true) },
        { name: 'expanded', value: value(false) },
        { name: 'required', value: value(true) },
        { name: 'readonly', value: value(false) },
        { name: 'activedescendant', value: { relatedNodes: [{ backendDOMNodeId: 60 }] } },
      ],
    },
    { nodeId: '6', ignored: true, backendDOMNodeId: 50, role: value('none'), childIds: ['7'] },
    {
      nodeId: '7',
      ignored: false,
      backendDOMNodeId: 60,
      role: value('option'),
      name: value('Bielkowo'),
      childIds: ['8'],
    },
    { nodeId: '8', ignored: false, role: value('StaticText'), name: value('Bielkowo') },
  ]);
  expect(tree.split('\n')).toEqual([
    'combobox "Miejscowość" described "Wpisz 2 litery" value "Bie" [expanded false, required, activedescendant "Bielkowo"]',
    'option "Bielkowo"',
  ]);
});
