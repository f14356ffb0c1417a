import { escapeHtml } from '../mail/email';
import type { Rendered } from './page-renderer';

const SCRIPT = /<(?:script type="module"|link rel="modulepreload")/g;
const ROOT = /<div id="root">\s*<main class="start-notice">([\s\S]*?)<\/main>\s*<\/div>/;

/**
 * The built page with the rendered one in it. The notice for browsers that do not start the portal moves above it: where
 * scripts are off the page can be read, and no form sent.
 */
export function withRendered(html: string, rendered: Rendered): string {
  const { lang } = rendered.with.visitor.settings;
  const root = `<div id="root" data-rendered="${escapeHtml(JSON.stringify(rendered.with))}">${rendered.html}</div>`;

  return (
    html
      .replace(/<html lang="pl"/, () => `<html lang="${lang}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(rendered.title)}</title>`)
      // It can be read before they are there, so styles come first.
      .replaceAll(SCRIPT, (tag) => `${tag} fetchpriority="low"`)
      .replace(ROOT, (_whole, notice: string) => `${besidePage(notice, lang)}\n    ${root}`)
  );
}

/** In the language of the page, which has a heading of its own. */
function besidePage(notice: string, lang: string): string {
  const text = notice.match(new RegExp(`<div lang="${lang}">[\\s\\S]*?</div>`))?.[0] ?? notice;

  return `<aside class="start-notice" id="start-notice">${text.replaceAll(/(<\/?)h1>/g, '$1h2>')}</aside>`;
}
