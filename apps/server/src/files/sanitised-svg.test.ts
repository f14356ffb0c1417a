import { describe, expect, it } from 'vitest';
import { SVG } from '../../test/samples';
import { sanitiseSvg } from './sanitised-svg';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

it('leaves shapes, gradients and their case as they are', () => {
  const inside =
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
    '<path d="M0 0L10 10" fill="url(#a)"></path><use href="#a" transform="translate(1 2) rotate(45)"></use>' +
    '<circle r="1" fill="rgb(0, 0, 0)"></circle>';
  expect(sanitiseSvg(drawing(inside, 'viewBox="0 0 10 10"'))).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`,
  );
  expect(sanitiseSvg(`<?xml version="1.0"?><!DOCTYPE svg>\n<!-- made by hand -->${SVG}`)).toContain(
    '<circle',
  );
});

describe('removes', () => {
  it.each([
    ['a script', drawing('<script>evil()</script>')],
    ['a script in other letters', drawing('<SCRIPT>evil()</SCRIPT>')],
    ['an event', drawing('<g/>', 'onload="evil()"')],
    ['an event of a shape', drawing('<circle r="1" onclick="evil()"/>')],
    ['a page inside', drawing('<foreignObject><body onload="evil()">evil</body></foreignObject>')],
    ['a style sheet', drawing('<style>@import url(//evil)</style>')],
    ['a style', drawing('<circle style="background:url(//evil)"/>')],
    ['an address that runs', drawing('<a href="javascript:evil()"><circle/></a>')],
    ['an address elsewhere', drawing('<use href="https://evil/a.svg#b"/>')],
    ['an address of the old kind', drawing('<use xlink:href="data:image/svg+xml,evil"/>')],
    ['a picture', drawing('<image href="https://evil/a.png"/>')],
    ['paint from elsewhere', drawing('<circle fill="url(https://evil/#a)"/>')],
    ['paint spelled oddly', drawing('<circle fill="URL (\'//evil\')"/>')],
    ['paint behind an escape', drawing('<circle fill="ur\\6c(http://evil/#a)"/>')],
    ['a set of pictures', drawing('<circle fill="image-set(\'http://evil\' 1x)"/>')],
    ['a source', drawing('<circle fill="src(\'http://evil\')"/>')],
    ['a rule in a font', drawing('<text font-family="x;@import \'//evil\'">a</text>')],
    ['a function behind a comment', drawing('<circle fill="red/**/url(//evil)"/>')],
    ['an animation', drawing('<set attributeName="href" to="javascript:evil()"/>')],
    ['a comment', drawing('<!-- evil --><g/>')],
    ['text that looks like a section', drawing('<title><![CDATA[</title><script>evil()</script>]]></title>')],
  ])('%s', (_what, text) => {
    expect(sanitiseSvg(text) ?? '').not.toMatch(/<[^>]*evil|<script|on\w+=/i);
    expect(sanitiseSvg(text)).toMatch(/^<svg/);
  });
});

it.each([
  '',
  'text',
  '<html><svg></svg></html>',
  '<svg',
  '<script>evil()</script>',
  '<!DOCTYPE svg [<!ENTITY a "evil">]><svg></svg>',
])('is no drawing: %s', (text) => {
  expect(sanitiseSvg(text)).toBeUndefined();
});

it('refuses a drawing that repeats parts of itself too often, before anything draws it', () => {
  const uses = (count: number) =>
    sanitiseSvg(
      `<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/>${'<use href="#a"/>'.repeat(count)}</svg>`,
    );
  expect(uses(20)).toBeDefined();
  expect(uses(21)).toBeUndefined();
});
