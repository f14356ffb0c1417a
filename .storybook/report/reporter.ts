import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestCase, TestModule } from 'vitest/node';
import { KNOWN_LIMITS_OF_BROWSERS } from '../../scripts/browsers/known-limits.mjs';
import { chromium } from '../../scripts/chromium.mjs';
import { KNOWN_LIMITS } from '../run/known-limits';
import { filesOf } from './files';
import type { StoryResult } from './story-result';

/** Published with the package, so that an auditor needs no run of the tests. */
const FOLDER = 'packages/ui/accessibility-report';
const TOKENS = 'packages/ui/src/foundations/styles/tokens.css';

/** Writes the report from what the stories left in their tasks. */
export default class ReportReporter {
  async onTestRunEnd(modules: readonly TestModule[]) {
    const results = modules.flatMap((module) => [...module.children.allTests()]).flatMap(resultOf);
    const { version } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8'));
    const files = filesOf({
      results,
      source: { version, date: new Date().toISOString(), browser: await browserOf() },
      css: readFileSync(TOKENS, 'utf8'),
      limits: [...KNOWN_LIMITS, ...KNOWN_LIMITS_OF_BROWSERS],
    });

    mkdirSync(FOLDER, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(FOLDER, name), text);
    process.stdout.write(`\nThe report of ${results.length} stories stands in ${FOLDER}/index.html.\n`);
  }
}

/** A story that was skipped has left nothing. */
function resultOf(test: TestCase): StoryResult[] {
  const { found, reading } = test.meta();
  if (!found) return [];
  return [{ ...found, hasPassed: test.result().state === 'passed', reading }];
}

async function browserOf(): Promise<string> {
  const { executablePath, env } = await chromium();
  return execFileSync(executablePath, ['--version'], { env, encoding: 'utf8' }).trim();
}
