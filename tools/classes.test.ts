import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFile } from '../.storybook/samples/source-file';

/** Elements that browsers, or style sheets for whole pages, give a look. The reset finds an element of ours by its class. */
const LOOKED_AT = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd table caption thead tbody tr th td fieldset legend label input select textarea button a img svg video canvas iframe figure blockquote pre code kbd small hr summary menu'.split(
    ' ',
  ),
);

const FILES = globSync('packages/ui/src/**/*.tsx').filter(
  (file) => !/\.stories\.|\.test\.|\/testing\/|\/examples\//.test(file),
);

test('every element of a widget that a page could style has a class', () => {
  expect(FILES.length).toBeGreaterThan(200);
  expect(FILES.flatMap((file) => withoutClass(file))).toEqual([]);
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

/** Attributes that are spread may bring one, and what is hidden has no look. */
function lacksClass({ tagName, attributes }: ts.JsxOpeningElement | ts.JsxSelfClosingElement): boolean {
  if (!LOOKED_AT.has(tagName.getText())) return false;

  return !attributes.properties.some(
    (one) => ts.isJsxSpreadAttribute(one) || /^(className=|hidden$|type="hidden"$)/.test(one.getText()),
  );
}
