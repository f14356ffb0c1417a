import type { TestModule } from 'vitest/node';

/** Counts the combinations of story and looks that the audit tested, and the time. */
export default class AuditReporter {
  #started = performance.now();

  onTestRunEnd(modules: readonly TestModule[]) {
    const stories = modules.flatMap((module) => [...module.children.allTests()]);
    const held = stories.reduce((sum, story) => sum + (story.meta().combinations ?? 0), 0);
    const minutes = ((performance.now() - this.#started) / 60_000).toFixed(1);
    process.stdout.write(
      `\n${held} combinations of story and looks held, ${stories.length} stories, ${minutes} minutes.\n`,
    );
  }
}
