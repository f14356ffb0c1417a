import { writeFileSync } from 'node:fs';

/** Where the errors go that no test of a run of Vitest had, as a list of texts; its JSON report leaves them out. */
export const UNHANDLED_FILE = 'UNHANDLED_FILE';

/** A reporter of Vitest. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by it.
export default class UnhandledErrors {
  /** @param {unknown} _modules @param {readonly { message: string, stack?: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    const file = process.env[UNHANDLED_FILE];
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ message, stack }) => stack ?? message)));
  }
}
