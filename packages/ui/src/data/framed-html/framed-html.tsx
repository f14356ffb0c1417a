import { useEffect, useRef, useState } from 'react';
import { framedFragment } from '../../forms/rich-editor/clean-html';

export interface FramedHtmlProps {
  /** HTML of somebody else. Clean it on the server too: whatever reads it elsewhere has no frame. */
  html: string;
  /** What stands in the frame, for screen readers. */
  title: string;
  /** Language of the text. @default 'pl' */
  lang?: string;
}

/** Nothing is loaded, whatever the text asks for, and nothing is sent. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** The looks of a text in the frame, which the styles of the page do not reach. */
const LOOKS = `
  body { margin: 0; }
  body > div {
    display: flow-root; padding: 2px; font-family: system-ui, sans-serif; line-height: 1.6; overflow-wrap: anywhere;
  }
  table { border-collapse: collapse; font: inherit; color: inherit; }
  pre { white-space: pre-wrap; }
  blockquote { margin: 0 0 0 .5em; padding-left: .75em; border-left: 2px solid; }
`;

/** While the text is read: what most letters have. */
const FIRST_HEIGHT = 160;
/** Room for the bar of a table that is wider than the frame. */
const SCROLLBAR = 20;

/** A text of somebody else with its own shape, as high as it is: without scripts, styles, forms and pictures. */
export function FramedHtml({ html, title, lang = 'pl' }: FramedHtmlProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  // Firefox puts another document into a new frame once it has loaded.
  const [loads, setLoads] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each document that is loaded is filled
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return undefined;
    const text = fill(page, { html, lang, title });
    paint(page);
    const measure = () => setHeight(Math.ceil(text.getBoundingClientRect().height) + SCROLLBAR);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [html, lang, title, loads]);

  return (
    <iframe
      ref={frame}
      title={title}
      // Without scripts; of the same origin, so that its height can be measured; a link opens beside the page.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      onLoad={() => setLoads((count) => count + 1)}
      height={height}
      className="u:block u:w-full u:border-0"
    />
  );
}

/**
 * By nodes and not by text, which a page under Trusted Types lets into no frame. The text has a box of its own: a document
 * without a doctype is as high as its frame.
 */
function fill(page: Document, { html, lang, title }: Required<FramedHtmlProps>) {
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = POLICY;
  page.head.replaceChildren(policy);
  page.title = title;
  page.documentElement.lang = lang;
  const text = page.createElement('div');
  text.append(page.adoptNode(framedFragment(html)));
  page.body.replaceChildren(text);
  return text;
}

/** By the object model: the content policy of a page lets no style through that stands in a text. */
function paint(page: Document) {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  const own = view?.frameElement && getComputedStyle(view.frameElement);
  if (!view || !own) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(LOOKS);
  page.adoptedStyleSheets = [sheet];
  // The colours and the size of the page around it.
  const { style } = page.documentElement;
  style.setProperty('color', own.color);
  style.setProperty('color-scheme', own.colorScheme);
  style.setProperty('font-size', getComputedStyle(document.documentElement).fontSize);
}
