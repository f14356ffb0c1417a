/**
 * Does to the page what translators of browsers do, and goes on: every text node is taken out, and an element with the
 * translated text put in its place. For `page.addInitScript`, so that it imports nothing.
 */
export function translate() {
  const isTranslated = (text: Text) =>
    text.data.trim() !== '' &&
    text.parentElement?.closest('font, script, style, textarea, [translate=no], .notranslate') === null;

  function translateTexts(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(isTranslated)) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      if (font.firstChild) font.firstChild.textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  }

  const start = () => {
    new MutationObserver(() => translateTexts(document.body)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    translateTexts(document.body);
  };
  // As a person does: when the page is there, and its scripts have taken it over.
  for (const event of ['portal:started', 'portal:redrawn'])
    window.addEventListener(event, () => setTimeout(start, 500), { once: true });
}
