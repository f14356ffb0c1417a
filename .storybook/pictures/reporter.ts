import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestModule } from 'vitest/node';
import { FOUND, PICTURES, placeOfFinding, placeOfReference } from './places.mjs';
import { type FoundPicture, reviewPage } from './review-page';

/** What `npm run pictures:accept` reads: the new picture, and the one whose place it takes. */
export const LIST = path.join(FOUND, 'list.json');
const PAGE = path.join(PICTURES, 'index.html');

/** Writes the page on which a person looks at what has changed. */
export default class PicturesReporter {
  onInit() {
    rmSync(FOUND, { recursive: true, force: true });
    mkdirSync(FOUND, { recursive: true });
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const compared = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) =>
        (test.meta().pictures ?? []).map((picture) => ({
          ...picture,
          reference: placeOfReference(picture.name, path.dirname(module.moduleId)),
        })),
      ),
    );
    const found = compared.filter(({ outcome }) => outcome !== 'same');
    const shown = found.map(({ name, outcome, says, reference }): FoundPicture => {
      if (existsSync(reference)) copyFileSync(reference, placeOfFinding(`${name}-reference`));
      const isThere = (kind: string) => existsSync(placeOfFinding(`${name}-${kind}`));
      return { name, outcome, says, kinds: ['reference', 'actual', 'diff'].filter(isThere) };
    });

    writeFileSync(PAGE, reviewPage(shown, compared.length));
    writeFileSync(LIST, JSON.stringify(changes(found)));
    process.stdout.write(`\n${summary(compared)}\n`);
  }
}

function changes(found: readonly { name: string; outcome: string; reference: string }[]) {
  return found
    .filter(({ name, outcome }) => outcome === 'different' && existsSync(placeOfFinding(`${name}-actual`)))
    .map(({ name, reference }) => ({ name, reference, actual: placeOfFinding(`${name}-actual`) }));
}

function summary(compared: readonly { outcome: string }[]): string {
  const count = (outcome: string) => compared.filter((picture) => picture.outcome === outcome).length;
  const counts = `${compared.length} pictures: ${count('same')} as before, ${count('different')} different, ${count('new')} new.`;

  return count('same') === compared.length
    ? counts
    : `${counts}\nLook at them: ${path.relative('.', PAGE)}. Then take them with npm run pictures:accept.`;
}
