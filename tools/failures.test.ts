import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  failuresOfPlaywright,
  failuresOfVitest,
  listOfFailures,
  repeatedOfPlaywright,
  repeatedOfVitest,
} from '../scripts/failures.mjs';

describe('failuresOfVitest', () => {
  it('names failed tests, and files that failed outside any test', () => {
    const report = {
      testResults: [
        {
          name: '/elsewhere/broken.test.ts',
          status: 'failed',
          message: 'broken import',
          assertionResults: [],
        },
        {
          name: '/elsewhere/sum.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            {
              fullName: 'sum adds',
              status: 'failed',
              failureMessages: ['expected 2 to be 3\n    at sum.ts:1'],
            },
            { fullName: 'sum takes nothing', status: 'passed', failureMessages: [] },
            { fullName: 'sum takes time', status: 'passed', failureMessages: ['expected 0 to be 1'] },
          ],
        },
      ],
    };

    expect(failuresOfVitest(report)).toEqual([
      { name: 'outside any test', file: expect.stringContaining('broken.test.ts'), reason: 'broken import' },
      {
        name: 'sum adds',
        file: expect.stringContaining('sum.test.ts'),
        reason: 'expected 2 to be 3\n    at sum.ts:1',
      },
    ]);
    expect(repeatedOfVitest(report)).toEqual([
      { name: 'sum takes time', file: expect.stringContaining('sum.test.ts'), reason: 'expected 0 to be 1' },
    ]);
  });
});

describe('failuresOfPlaywright', () => {
  it('finds them at every depth, and what failed outside any walk', () => {
    const spec = (title: string, status: string, messages: string[]) => ({
      title,
      file: 'tabs.spec.ts',
      line: 14,
      tests: [
        {
          projectName: 'phone',
          status,
          results: [{ errors: messages.map((message) => ({ message })) }],
        },
      ],
    });
    const report = {
      errors: [{ message: 'no server' }],
      suites: [
        {
          specs: [spec('signs in', 'expected', [])],
          suites: [
            { specs: [spec('signs out', 'unexpected', ['no button']), spec('waits', 'flaky', ['too late'])] },
          ],
        },
      ],
    };

    expect(failuresOfPlaywright(report)).toEqual([
      { name: 'outside any test', file: '', reason: 'no server' },
      { name: '[phone] signs out', file: 'tabs.spec.ts:14', reason: 'no button' },
    ]);
    expect(repeatedOfPlaywright(report)).toEqual([
      { name: '[phone] waits', file: 'tabs.spec.ts:14', reason: 'too late' },
    ]);
  });
});

/** A report of one failed walk, whose page was recorded as Playwright does. */
function reportWithPage(page: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'urzad-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'error-context.md');
  writeFileSync(file, `# Error details\n\n\`\`\`\nError: no button\n\`\`\`\n\n\`\`\`yaml\n${page}\n\`\`\`\n`);
  const result = { errors: [{ message: 'no button' }], attachments: [{ name: 'error-context', path: file }] };
  const test = { projectName: 'phone', status: 'unexpected', results: [result] };
  return { errors: [], suites: [{ specs: [{ title: 'signs out', file: 'a.ts', line: 1, tests: [test] }] }] };
}

describe('a failed walk with a recorded page', () => {
  it('shows the page from its main part on, without addresses', () => {
    const page = '- banner:\n  - link "Główna":\n    - /url: /\n- main:\n  - heading "Dzieci" [level=1]';

    const list = listOfFailures(failuresOfPlaywright(reportWithPage(page)));

    expect(list).toBe(
      '✖ [phone] signs out\n  a.ts:1\n    no button\n  The page:\n    - main:\n      - heading "Dzieci" [level=1]',
    );
  });

  it('shows an open layer, from which the page behind is hidden', () => {
    const page = '- region "Komunikaty"\n- dialog "Sesja":\n  - button "Zostaję"';

    expect(failuresOfPlaywright(reportWithPage(page))[0]?.page).toBe(
      '- dialog "Sesja":\n  - button "Zostaję"',
    );
  });

  it('shows 120 lines of three pages at most', () => {
    const failures = failuresOfPlaywright(reportWithPage(`- main:\n${'  - text: a\n'.repeat(200)}`));

    const list = listOfFailures([1, 2, 3, 4].flatMap(() => structuredClone(failures)));

    expect(list.match(/The page:/g)).toHaveLength(3);
    expect(list.match(/- text: a/g)).toHaveLength(3 * 119);
  });
});

describe('listOfFailures', () => {
  it('says how many it leaves out', () => {
    const failures = Array.from({ length: 27 }, (_, at) => ({
      name: `test ${at}`,
      file: 'a.ts',
      reason: 'no',
    }));

    const list = listOfFailures(failures);

    expect(list).toMatch(/^✖ test 0\n {2}a\.ts\n {4}no\n/);
    expect(list).toContain('test 24');
    expect(list).not.toContain('test 25');
    expect(list).toMatch(/… and 2 more$/);
  });
});
