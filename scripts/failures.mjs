import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What failed, with the file it is in and the first lines of the reason. A walk adds what the page showed, if that was
 * recorded: the elements with their names, as Playwright writes them.
 * @typedef {{ name: string, file: string, reason: string, page?: string }} Failure
 */

const REASON_LINES = 12;
const FAILURES_SHOWN = 25;
/** A page is long, and more of them would hide the list. */
const PAGES_SHOWN = 3;
const PAGE_LINES = 120;

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

/** Errors that no test of a run had, such as a rejection that nobody awaits. @param {string[]} errors @returns {Failure[]} */
export function failuresOutside(errors) {
  return errors.map((error) => failure('outside any test', '', error));
}

/** The tests of a report of Vitest that failed and then passed: only they keep messages. @param {any} report @returns {Failure[]} */
export function repeatedOfVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((/** @type {any} */ test) => failure(test.fullName, file.name, test.failureMessages.join('\n'))),
  );
}

/** The failed tests of a report of Playwright, and what failed outside any test. @param {any} report @returns {Failure[]} */
export function failuresOfPlaywright(report) {
  const outside = report.errors.map((/** @type {any} */ { message = '' }) => message);
  return [...failuresOutside(outside), ...testsOfStatus('unexpected', report)];
}

/** The tests of a report of Playwright that failed and then passed. @param {any} report @returns {Failure[]} */
export function repeatedOfPlaywright(report) {
  return testsOfStatus('flaky', report);
}

/** @param {string} status @param {any} suite a report, or a suite in one @returns {Failure[]} */
function testsOfStatus(status, suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === status)
      .map((/** @type {any} */ test) => ({
        ...failure(`[${test.projectName}] ${spec.title}`, `${spec.file}:${spec.line}`, reasonOf(test)),
        ...pageOf(test),
      })),
  );
  const inner = (suite.suites ?? []).flatMap((/** @type {any} */ each) => testsOfStatus(status, each));
  return [...own, ...inner];
}

/** @param {any} test */
function reasonOf(test) {
  const failed = test.results.find((/** @type {any} */ result) => result.errors.length > 0);
  return failed?.errors.map((/** @type {any} */ error) => error.message).join('\n') ?? '';
}

/** @param {any} test @returns {{ page?: string }} */
function pageOf(test) {
  const context = test.results
    .flatMap((/** @type {any} */ result) => result.attachments ?? [])
    .find((/** @type {any} */ attachment) => attachment.name === 'error-context');
  const page = context && /```yaml\n(.*?)```/s.exec(readFileSync(context.path, 'utf8'))?.[1];
  if (!page) return {};

  const lines = page.split('\n').filter((/** @type {string} */ line) => !line.includes('- /url:'));
  // The head and the foot of each screen are the same.
  const from = lines.findIndex((/** @type {string} */ line) =>
    /^\s*- (main|dialog|alertdialog)\b/.test(line),
  );
  return { page: lines.slice(Math.max(0, from)).slice(0, PAGE_LINES).join('\n').trimEnd() };
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

/**
 * The list that ends the output: of a long run often only the end is kept.
 * @param {Failure[]} failures @param {string} mark in front of each @returns {string}
 */
export function listOfFailures(failures, mark = '✖') {
  const withPage = new Set(failures.filter(({ page }) => page).slice(0, PAGES_SHOWN));
  const shown = failures.slice(0, FAILURES_SHOWN).map((failed) => {
    const said = `${mark} ${failed.name}\n  ${failed.file}\n${indented(failed.reason)}`;
    return withPage.has(failed) ? `${said}\n  The page:\n${indented(failed.page ?? '')}` : said;
  });
  const left = failures.length - shown.length;
  return [...shown, ...(left > 0 ? [`… and ${left} more`] : [])].join('\n');
}

/** @param {string} text */
function indented(text) {
  return text.replaceAll(/^/gm, '    ');
}
