import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import sanitize from 'sanitize-html';
import type { LocalFile } from './file-store';

/** A drawing of a person's picture is small; the parser keeps the whole in memory. */
const BYTES_MAX = 200_000;

/** Drawings of drawings multiply: ten levels of ten are ten thousand million. */
const USES_MAX = 20;

const ELEMENTS = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line'],
  ...['polyline', 'polygon', 'text', 'tspan', 'clipPath', 'mask', 'pattern', 'linearGradient'],
  ...['radialGradient', 'stop'],
];

/** Shape, place and paint. No event, no style, no address but of the drawing itself. */
const ATTRIBUTES = [
  ...['xmlns', 'version', 'viewBox', 'width', 'height', 'preserveAspectRatio', 'id', 'class', 'href', 'd'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'dx', 'dy', 'points'],
  ...['transform', 'gradientTransform', 'gradientUnits', 'patternTransform', 'patternUnits', 'spreadMethod'],
  ...['clipPathUnits', 'maskUnits', 'offset', 'stop-color', 'stop-opacity', 'color', 'opacity', 'fill'],
  ...['fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'clip-path'],
  ...['clip-rule', 'mask', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'display', 'visibility'],
];

/** What may stand before the drawing. A document type with entities of its own is refused. */
const BEGINNING =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>/]/i;

/**
 * An SVG without anything that runs or is fetched: scripts, events, styles, foreign elements, addresses. `undefined`
 * when the text is no drawing, or too long to be one of an avatar, or repeats parts of itself too often.
 */
export function sanitiseSvg(text: string): string | undefined {
  if (!BEGINNING.test(text) || (text.match(/<use\b/gi)?.length ?? 0) > USES_MAX) return undefined;
  const clean = sanitize(text, {
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': ATTRIBUTES },
    // Whatever is not allowed goes with its content: text between removed tags would be drawn.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'foreignObject', 'metadata'],
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: own(attribs) }) },
    allowedSchemesAppliedToAttributes: [],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).trim();
  return /^<svg[\s>/][\s\S]*(<\/svg>|\/>)$/.test(clean) ? clean : undefined;
}

/**
 * The clean drawing in a file beside it, `sanitisedPathOf`. What was received stays as it came: a store may fail to take
 * the clean one, and the next try judges the same bytes.
 */
export async function sanitiseSvgFile(file: LocalFile): Promise<LocalFile | undefined> {
  if (file.size > BYTES_MAX) return undefined;
  const clean = sanitiseSvg(await readFile(file.path, 'utf8'));
  if (clean === undefined) return undefined;

  const [path, bytes] = [sanitisedPathOf(file), Buffer.from(clean)];
  await writeFile(path, bytes);
  return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export function sanitisedPathOf(file: LocalFile): string {
  return `${file.path}.svg`;
}

/** Functions of colours and of places; others, as `url` and `image-set`, have an address. */
const SAFE_FUNCTION = /^(?:rgba?|hsla?|matrix|translate|scale|rotate|skewX|skewY)$/i;
/** An escape hides the name of a function, a rule of a style sheet begins with `@`, and a comment parts a word. */
const HIDDEN_ADDRESS = /[\\@]|\/\*/;

/** Attributes whose address, if any, is a part of the same drawing. */
function own(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => isOwn(name, value)));
}

function isOwn(name: string, value: string): boolean {
  if (name === 'href') return /^#[\w-]+$/.test(value);
  if (/^url\(#[\w-]+\)$/.test(value)) return true;

  const functions = [...value.matchAll(/([^\s,;()]*)\s*\(/g)];
  return !HIDDEN_ADDRESS.test(value) && functions.every(([, called = '']) => SAFE_FUNCTION.test(called));
}
