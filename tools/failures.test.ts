import { describe, expect, it } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest, listOfFailures } from '../scripts/failures.mjs';

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
          suites: [{ specs: [spec('signs out', 'unexpected', ['no button'])] }],
        },
      ],
    };

    expect(failuresOfPlaywright(report)).toEqual([
      { name: 'outside any test', file: '', reason: 'no server' },
      { name: '[phone] signs out', file: 'tabs.spec.ts:14', reason: 'no button' },
    ]);
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
