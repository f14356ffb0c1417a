import path from 'node:path';

/**
 * What failed, with the file it is in and the first lines of the reason.
 * @typedef {{ name: string, file: string, reason: string }} Failure
 */

const REASON_LINES = 12;
const FAILURES_SHOWN = 25;

/** The failed tests of a report of Vitest, and the files that failed outside any test. @param {any} report @returns {Failure[]} */
export function failuresOfVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ file) => {
    const tests = file.assertionResults
      .filter((/** @type {any} */ test) => test.status === 'failed')
      .map((/** @type {any} */ test) => failure(test.fullName, file.name, test.failureMessages.join('\n')));
    const isOutsideTests = file.status === 'failed' && tests.length === 0;
    return isOutsideTests ? [failure('outside any test', file.name, file.message)] : tests;
  });
}

/** The tests of a report of Playwright that did not pass at once. @param {any} report @returns {Failure[]} */
export function failuresOfPlaywright(report) {
  const outside = report.errors.map((/** @type {any} */ error) =>
    failure('outside any test', '', error.message),
  );
  return [...outside, ...report.suites.flatMap(failuresOfSuite)];
}

/** @param {any} suite @returns {Failure[]} */
function failuresOfSuite(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) =>
        failure(`[${test.projectName}] ${spec.title}`, `${spec.file}:${spec.line}`, reasonOf(test)),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}

/** @param {any} test */
function reasonOf(test) {
  const failed = test.results.find((/** @type {any} */ result) => result.errors.length > 0);
  return failed?.errors.map((/** @type {any} */ error) => error.message).join('\n') ?? '';
}

/** @param {string} name @param {string} file @param {string | undefined} reason @returns {Failure} */
function failure(name, file, reason = '') {
  const lines = reason.split('\n').filter((line) => line.trim() !== '');
  return {
    name,
    file: path.isAbsolute(file) ? path.relative('.', file) : file,
    reason: lines.slice(0, REASON_LINES).join('\n'),
  };
}

/** The list that ends the output: of a long run often only the end is kept. @param {Failure[]} failures @returns {string} */
export function listOfFailures(failures) {
  const shown = failures.slice(0, FAILURES_SHOWN).map(({ name, file, reason }) => {
    const indented = reason.replaceAll(/^/gm, '    ');
    return `✖ ${name}\n  ${file}\n${indented}`;
  });
  const left = failures.length - shown.length;
  return [...shown, ...(left > 0 ? [`… and ${left} more`] : [])].join('\n');
}
