import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFile } from '../../.storybook/samples/source-file';

/** No element of the page, or a part of a drawing, which the reset finds by the drawing. */
const NOT_LOOKED_AT = new Set(
  'title head meta link script style option optgroup source track br wbr path g circle rect line polyline polygon ellipse defs use text tspan'.split(
    ' ',
  ),
);

const FILES = globSync('packages/ui/src/**/*.tsx').filter(
  (file) => !/\.stories\.|\.test\.|\/testing\/|\/examples\//.test(file),
);

/** A host styles elements by their names; the reset finds those of ours by their classes. */
test('every element of a widget has a class', () => {
  expect(FILES.length).toBeGreaterThan(200);
  expect(FILES.flatMap((file) => withoutClass(file))).toEqual([]);
});

/** Without its prefix a class has no style, and nobody notices (decision 0051). */
test('every class of a story or of what it is made of carries the prefix', () => {
  const files = globSync('packages/ui/src/**/*.tsx');
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className="([^"]*)"/g)].flatMap(([, names = '']) =>
      names
        .split(/\s+/)
        .filter((name) => name && !name.startsWith('u:'))
        .map((name) => `${file}: ${name}`),
    ),
  );
  expect(found).toEqual([]);
});

/**
 * Words that only screen readers hear are taken out of the flow. Where the box that scrolls is not positioned, it does not
 * cut them, and the page scrolls sideways to where they stand (WCAG 1.4.10).
 */
test('every box that scrolls is positioned', () => {
  const files = globSync('{packages/ui/src,apps/portal/src}/**/*.{ts,tsx}');
  const found = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /["'`]([^"'`\n]*u:(?:\w+:)*overflow-(?:[xy]-)?(?:auto|scroll)[^"'`\n]*)["'`]/g,
      ),
    ]
      .filter(([, names = '']) => !/(^|\s)u:(relative|absolute|fixed|sticky)(\s|$)/.test(names))
      .map(([, names]) => `${file}: ${names}`),
  );
  expect(found).toEqual([]);
});

function withoutClass(file: string): string[] {
  const source = sourceFile(file, readFileSync(file, 'utf8'));
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && lacksClass(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} <${node.tagName.getText()}>`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Attributes that are spread may bring one. What is hidden needs one too: a host may say of `input` how it is displayed. */
function lacksClass({ tagName, attributes }: ts.JsxOpeningElement | ts.JsxSelfClosingElement): boolean {
  const name = tagName.getText();
  if (!/^[a-z]\w*$/.test(name) || NOT_LOOKED_AT.has(name)) return false;

  return !attributes.properties.some(
    (one) => ts.isJsxSpreadAttribute(one) || /^type="hidden"$/.test(one.getText()) || givesClass(one),
  );
}

/** But for a choice between one and none. */
function givesClass(attribute: ts.JsxAttributeLike): boolean {
  const text = attribute.getText();
  return /^className=/.test(text) && !/\?\s*undefined|:\s*undefined|^className=\{cn\(\w+( &&|\))/.test(text);
}
