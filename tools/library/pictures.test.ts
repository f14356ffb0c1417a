import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CHROMATIC_MODES,
  LOOKS_OF_PICTURES,
  nameOfForced,
  nameOfPicture,
  VIEWPORTS,
} from '../../.storybook/pictures/looks-of-pictures';
import { placeOfReference } from '../../.storybook/pictures/places.mjs';
import { reviewPage } from '../../.storybook/pictures/review-page';
import { acceptPictures } from '../../scripts/accept-pictures.mjs';

describe('the pictures of a story', () => {
  const names = LOOKS_OF_PICTURES.flatMap((look) =>
    VIEWPORTS.map(({ width }) => nameOfPicture('a-b--c', look, width)),
  );

  it('are those of phone and desktop in light, dark and high contrast', () => {
    expect(names).toEqual([
      'a-b-c-390',
      'a-b-c-1280',
      'a-b-c_dark-390',
      'a-b-c_dark-1280',
      'a-b-c_contrast-390',
      'a-b-c_contrast-1280',
    ]);
  });

  it('lie beside the story in light and forced colours, and outside of git in the other looks', () => {
    const places = [...names, nameOfForced('a-b--c')].map((name) =>
      path.relative('.', placeOfReference(name, 'ui/c')),
    );

    expect(places).toEqual([
      'ui/c/__screenshots__/a-b-c-390.png',
      'ui/c/__screenshots__/a-b-c-1280.png',
      'pictures/kept/a-b-c_dark-390.png',
      'pictures/kept/a-b-c_dark-1280.png',
      'pictures/kept/a-b-c_contrast-390.png',
      'pictures/kept/a-b-c_contrast-1280.png',
      'ui/c/__screenshots__/a-b-c-forced.png',
    ]);
    expect(path.relative('.', placeOfReference('alert-kinds-in-high-contrast-390', 'ui/c'))).toBe(
      'ui/c/__screenshots__/alert-kinds-in-high-contrast-390.png',
    );
    expect(readFileSync('.gitignore', 'utf8')).toMatch(/^\/pictures\/$/m);
  });

  it('are taken in the same looks by Chromatic', () => {
    expect(CHROMATIC_MODES).toMatchObject({
      'light phone': { scheme: 'light', contrast: 'normal', viewport: 'phone' },
      'contrast desktop': { scheme: 'light', contrast: 'high', viewport: 'desktop' },
    });
    expect(Object.keys(CHROMATIC_MODES)).toHaveLength(6);
  });
});

describe('the page of review', () => {
  const page = reviewPage(
    [
      { name: 'a--new-390', outcome: 'new', says: '', kinds: ['reference'] },
      {
        name: 'b--changed-390',
        outcome: 'different',
        says: '3 < 4 pixels differ.\n\nReference screenshot:\n  /somewhere',
        kinds: ['reference', 'actual', 'diff'],
      },
    ],
    40,
  );

  it('counts, and shows what differs before what is new', () => {
    expect(page).toContain('40 compared, 1 different, 1 new.');
    expect(page.indexOf('id="b--changed-390"')).toBeLessThan(page.indexOf('id="a--new-390"'));
  });

  it('shows before, after and difference, each with its words and in its own size by a link', () => {
    for (const [kind, words] of [
      ['reference', 'Before'],
      ['actual', 'After'],
      ['diff', 'Difference'],
    ])
      expect(page).toContain(
        `<figcaption>${words}</figcaption><a href="found/b--changed-390-${kind}.png"><img src="found/b--changed-390-${kind}.png" alt="${words}: b--changed-390"`,
      );
    expect(page).toContain('<figcaption>New</figcaption><a href="found/a--new-390-reference.png">');
    expect(page).not.toContain('found/a--new-390-actual.png');
  });

  it('leads by links from each picture to the next, and has no script', () => {
    expect(page).toContain('<a href="#a--new-390">Next: a--new-390</a>');
    expect(page).toContain('This was the last one.');
    expect(page).not.toContain('<script');
  });

  it('says why a picture differs, without the paths of Vitest', () => {
    expect(page).toContain('<p>3 &lt; 4 pixels differ.</p>');
    expect(page).not.toContain('/somewhere');
  });

  it('says that nothing has changed', () => {
    expect(reviewPage([], 40)).toContain('<p>Nothing has changed.</p>');
  });
});

describe('to accept', () => {
  let folder = '';
  const file = (name: string) => path.join(folder, name);
  const list = () => file('list.json');
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    folder = mkdtempSync(path.join(tmpdir(), 'urzad-pictures-'));
    const changes = ['one', 'two'].map((name) => {
      writeFileSync(file(`${name}.png`), 'before');
      writeFileSync(file(`${name}-actual.png`), 'after');
      return { name, reference: file(`${name}.png`), actual: file(`${name}-actual.png`) };
    });
    writeFileSync(list(), JSON.stringify(changes));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const present = () => ['one', 'two'].map((name) => readFileSync(file(`${name}.png`), 'utf8'));

  it('takes all that differ, and those no more when it is said again', () => {
    acceptPictures([], list());
    expect(present()).toEqual(['after', 'after']);

    writeFileSync(file('one.png'), 'later');
    acceptPictures([], list());
    expect(present()).toEqual(['later', 'after']);
  });

  it('takes only those of a name, and leaves the others for later', () => {
    acceptPictures(['tw'], list());
    expect(present()).toEqual(['before', 'after']);

    acceptPictures([], list());
    expect(present()).toEqual(['after', 'after']);
  });
});
