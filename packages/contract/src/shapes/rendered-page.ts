import type { Locale } from '@urzad/domain';

/** What the cookies of a visitor decide about the pages they get. */
export interface Visitor {
  settings: { lang: Locale };
  /** Has read what the portal keeps in a browser, and sent the notice away. */
  isInformed: boolean;
}

/** What the server hands to the portal's renderer: everything that is known of a visitor who is not signed in. */
export interface PageToRender {
  path: string;
  /** What the public endpoints answered, by their path. */
  answers: Readonly<Record<string, unknown>>;
  /** The office's present moment, as the wire writes it. */
  moment: string;
  /** Address of the portal, without a path. */
  origin: string;
  visitor: Visitor;
}

export interface RenderedPage {
  /** Stands inside the element `root`. */
  html: string;
  /** Of the browser's tab. */
  title: string;
}

/** What the portal's build for the server exports. */
export interface PageRenderer {
  /** Whether the page at a path arrives as HTML. */
  isRendered: (path: string) => boolean;
  /** What the header `Cookie` of a request says, whatever stands there. */
  visitorOf: (cookies: string) => Visitor;
  /**
   * One page after another: the portal's stores hold one state.
   *
   * @throws what a component threw
   */
  renderPage: (page: PageToRender) => Promise<RenderedPage>;
}
