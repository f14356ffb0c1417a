import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRANDS, themeFile } from './build-tokens.mjs';
import { LOOKS } from './contrast-gate';
import { tokensCss } from './css.mjs';
import { packThemeCommand } from './pack-theme-command.mjs';
import { themeOf } from './theme-command.mjs';
import { colorsWorn } from './token-cascade';
import { buildTokens } from './tokens.mjs';

const BRAND = { name: 'Urząd Miasta', accent: '#00606b' };
const themeOfBrand = (more) => themeOf(JSON.stringify({ ...BRAND, ...more }));
const TOKENS = tokensCss(buildTokens());
const worn = (theme, attributes) => colorsWorn(TOKENS + theme.css, attributes);

describe('the theme of a brand', () => {
  it('has the colour of the office as the accent of its buttons', () => {
    expect(worn(themeOfBrand(), { scheme: 'light' }).get('accent')).toBe('#00606b');
    expect(worn(themeOfBrand(), { scheme: 'light', accent: 'purple' }).get('accent')).toBe('#00606b');
  });

  it.each(['green', 'orange', 'blue'])('leaves the accent %s to who chose it', (accent) => {
    for (const { attributes } of LOOKS.filter((look) => look.attributes.accent === accent))
      expect(worn(themeOfBrand(), attributes)).toEqual(colorsWorn(TOKENS, attributes));
  });

  it('has colours of states, a companion, a font and radii in the proportions of ours', () => {
    const theme = themeOfBrand({
      companion: '#c2571a',
      colours: { error: '#a3123f' },
      font: { sans: "'Lato', sans-serif" },
      radius: 5,
    });
    const colors = worn(theme, { scheme: 'light' });
    expect([colors.get('error'), colors.get('companion-fill')]).toEqual(['#a3123f', '#c2571a']);
    expect(theme.css).toContain(":root{--urzad-font-sans:'Lato', sans-serif;--urzad-radius-xs:2px;");
    expect(theme.css).toContain('--urzad-radius-md:5px;--urzad-radius-lg:7px;--urzad-radius-xl:10px}');
  });
});

describe('a brand is refused', () => {
  it('whose accent nobody can read white words on, with the pair, its contrast and what it needs', () => {
    expect(themeOfBrand({ accent: '#ffd500' })).toEqual({
      refusals: expect.arrayContaining([
        expect.stringMatching(/^on-accent on accent: 1\.\d\d, needs 4\.5 \(scheme: light\)$/),
      ]),
    });
  });

  it.each([
    [{ accent: 'teal' }, 'accent: write a colour as #rrggbb.'],
    [{ radius: 25 }, 'radius: the most is 24.'],
    [{ radius: -1 }, 'radius: the least is 0.'],
    [{ font: { sans: 'Lato;}body{display:none' } }, /^font\.sans: write names of fonts/],
    [{ font: { sans: "'Lato, sans-serif" } }, /^font\.sans: write names of fonts/],
    [{ font: { mono: ' ' } }, /^font\.mono: write names of fonts/],
    [{ name: 'Urząd */ body{}' }, /^name: write the name of the office in words/],
    [{ accent: undefined }, /^accent: .*expected string/],
    [{ acent: '#00606b' }, /^The brand: .*"acent"/],
    [{ colours: { danger: '#00606b' } }, /^colours: .*"danger"/],
  ])('%j', (more, refusal) => {
    expect(themeOfBrand(more)).toEqual({
      refusals: [typeof refusal === 'string' ? refusal : expect.stringMatching(refusal)],
    });
  });

  it('for nothing: names of fonts in Polish, or a byte order mark', () => {
    expect(themeOfBrand({ font: { sans: 'Źródło, "Noto Sans", sans-serif' } })).toHaveProperty('css');
    expect(themeOf(`\uFEFF${JSON.stringify(BRAND)}`)).toHaveProperty('css');
  });

  it('that is no JSON', () => {
    expect(themeOf('{')).toEqual({ refusals: [expect.stringMatching(/^This is no JSON: /)] });
  });
});

it.each(BRANDS)('%s passes, and the theme beside it is the one that the command writes', (brand) => {
  expect(themeOf(readFileSync(brand, 'utf8'))).toEqual({ css: readFileSync(themeFile(brand), 'utf8') });
});

describe('the command', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'urzad-theme-'));
  let command = '';
  beforeAll(async () => {
    command = await packThemeCommand(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...args) =>
    promisify(execFile)(process.execPath, [command, ...args], { cwd: folder }).catch((failure) => failure);

  it('writes the theme beside the brand', async () => {
    writeFileSync(path.join(folder, 'brand.json'), JSON.stringify(BRAND));
    const { stdout } = await run('theme', 'brand.json');
    expect(stdout).toBe('Wrote brand.css. Every pair of colours has the contrast that it needs.\n');
    expect(readFileSync(path.join(folder, 'brand.css'), 'utf8')).toBe(themeOfBrand().css);
  });

  it('writes nothing when it refuses, and ends with 1', async () => {
    writeFileSync(path.join(folder, 'pale.json'), JSON.stringify({ ...BRAND, accent: '#ffd500' }));
    const { code, stderr } = await run('theme', 'pale.json');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^No theme was written\. pale\.json has to change:\n- .*on accent.*needs/);
    expect(() => readFileSync(path.join(folder, 'pale.css'))).toThrow('ENOENT');
  });

  it.each([[[]], [['theme']], [['theme', 'brand.txt']], [['brand.json']]])(
    'explains itself to %j',
    async (args) => {
      const { code, stderr } = await run(...args);
      expect(code).toBe(2);
      expect(stderr).toContain('Usage: npx @urzad/ui theme brand.json');
    },
  );

  it('runs by the link that a package manager makes', async () => {
    const link = path.join(folder, 'ui');
    symlinkSync(command, link);
    writeFileSync(path.join(folder, 'linked.json'), JSON.stringify(BRAND));
    const { stdout } = await promisify(execFile)(process.execPath, [link, 'theme', 'linked.json'], {
      cwd: folder,
    });
    expect(stdout).toContain('Wrote linked.css.');
  });

  it.each([
    ['none.json', 'no such file'],
    ['folder.json', 'EISDIR'],
  ])('says in one sentence why it cannot read %s', async (file, reason) => {
    mkdirSync(path.join(folder, 'folder.json'), { recursive: true });
    const { code, stderr } = await run('theme', file);
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^No theme was written: .*${reason}.*\\n$`));
  });
});
