import ts from 'typescript';
import { expect, it } from 'vitest';
import { README_SAMPLES } from '../documents/readme-samples';
import { PROGRAM, SAMPLES } from './ui-program';
import { WITHOUT_SAMPLE } from './without-sample';

it('a sample has its import and the arguments of its story', () => {
  const disabled = SAMPLES.find(({ story }) => story === 'actions/button/button.stories.tsx Disabled');

  expect(disabled?.code).toBe(
    `import { Button } from '@urzad/ui';

<Button onClick={() => undefined} disabled>Złóż zgłoszenie</Button>`,
  );
});

it('every story has a sample, or its file says why it has none', () => {
  const without = SAMPLES.filter(({ code }) => code === undefined).map(
    ({ story }) => story.split(' ')[0] ?? '',
  );

  expect([...new Set(without)].sort()).toEqual(Object.keys(WITHOUT_SAMPLE).sort());
});

it('each block of TypeScript in both READMEs is one of them', () => {
  expect(README_SAMPLES.map(({ story }) => story)).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7].map((at) => `packages/ui/README.md ${at}`),
    'packages/domain/README.md 1',
  ]);
});

it('the samples compile', () => {
  // Most stories of a file differ in their plays alone.
  const different = new Map([...SAMPLES, ...README_SAMPLES].map((sample) => [sample.code, sample]));

  const faults = [...different.values()].flatMap(({ story, file }) => {
    const source = PROGRAM.getSourceFile(file);
    if (!source) return [];
    return [...PROGRAM.getSyntacticDiagnostics(source), ...PROGRAM.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${story}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
  expect(faults).toEqual([]);
});
