/** A picture that somebody has to look at. */
export interface FoundPicture {
  name: string;
  outcome: 'same' | 'different' | 'new';
  says: string;
  /** What there is of it: `reference`, `actual`, `diff`. */
  kinds: readonly string[];
}

const CAPTIONS: Readonly<Record<string, string>> = {
  reference: 'Before',
  actual: 'After',
  diff: 'Difference',
};

const STYLE = `
  :root { background: Canvas; color: CanvasText; color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 110rem; padding: 1rem; overflow-wrap: anywhere; }
  a { color: LinkText; }
  :focus-visible { outline: 3px solid; outline-offset: 2px; }
  .skip { left: 0; position: absolute; top: -10rem; }
  .skip:focus { position: static; }
  section { border-top: 1px solid; margin-top: 2rem; padding-top: 1rem; scroll-margin-top: 1rem; }
  h2 { font-size: 1.25rem; }
  .pictures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); }
  figure { margin: 0; }
  figcaption { font-weight: bold; }
  img { border: 1px solid; box-sizing: border-box; height: auto; max-width: 100%; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; list-style: none; margin: 0; padding: 0; }
`;

/** A page without scripts, which opens from the disk: a chapter for each picture, with before, after and difference. */
export function reviewPage(found: readonly FoundPicture[], compared: number): string {
  const sorted = [...found].sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
  const differ = found.filter(({ outcome }) => outcome === 'different').length;

  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${differ} pictures differ – @urzad/ui</title><style>${STYLE}</style></head>`,
    '<body><a class="skip" href="#pictures">To the pictures</a>',
    '<header><h1>Pictures of the widgets</h1>',
    `<p>${compared} compared, ${differ} different, ${found.length - differ} new. A picture opens in its own size.`,
    'What is right is taken by <code>npm run pictures:accept</code>, one story by a part of its name:',
    '<code>npm run pictures:accept -- actions-button</code>.</p></header>',
    contents(sorted),
    `<main id="pictures">${sorted.length > 0 ? sorted.map(chapter).join('\n') : '<p>Nothing has changed.</p>'}</main>`,
    '</body></html>\n',
  ].join('\n');
}

function contents(found: readonly FoundPicture[]): string {
  const links = found.map(({ name, outcome }) => `<li><a href="#${name}">${name}</a> (${outcome})</li>`);
  return found.length > 0 ? `<nav aria-label="Pictures"><ul>${links.join('\n')}</ul></nav>` : '';
}

function chapter(
  { name, outcome, says, kinds }: FoundPicture,
  at: number,
  all: readonly FoundPicture[],
): string {
  const next = all[at + 1];
  return [
    `<section id="${name}" aria-labelledby="name-${at}">`,
    `<h2 id="name-${at}">${name} (${outcome})</h2>`,
    outcome === 'different' ? `<p>${escaped(firstLines(says))}</p>` : '',
    `<div class="pictures">${kinds.map((kind) => figure(name, kind, outcome)).join('')}</div>`,
    `<p>${next ? `<a href="#${next.name}">Next: ${next.name}</a>` : 'This was the last one.'}</p>`,
    '</section>',
  ].join('\n');
}

function figure(name: string, kind: string, outcome: string): string {
  const file = `found/${name}-${kind}.png`;
  const caption = outcome === 'new' ? 'New' : (CAPTIONS[kind] ?? kind);
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}: ${name}" loading="lazy"></a></figure>`;
}

/** What differs first, then what is new. */
const rank = ({ outcome }: FoundPicture) => Number(outcome === 'new');

/** Vitest goes on with paths and hints. */
const firstLines = (says: string) => says.split('\n\n')[0] ?? '';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
