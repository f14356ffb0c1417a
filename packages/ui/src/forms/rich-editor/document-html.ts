import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { cleanFragment, htmlOf } from './clean-html';

/** A value as a document of the editor. */
export function documentOf(html: string, schema: Schema): Node {
  return DOMParser.fromSchema(schema).parse(cleanFragment(html));
}

/** A document as a value: empty without content, without the empty lines at its end. */
export function htmlOfDocument(doc: Node): string {
  const inert = document.implementation.createHTMLDocument();
  const fragment = inert.createDocumentFragment();
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: inert }, fragment);
  const clean = cleanFragment(fragment);
  for (let last = clean.lastElementChild; last && isEmptyLine(last); last = clean.lastElementChild)
    last.remove();

  return htmlOf(clean);
}

const isEmptyLine = (element: Element) => element.localName === 'p' && element.childNodes.length === 0;
