// How large text is in the settings of the browser, for pages whose `rem` is something else.

/** The sizes that Chromium and Firefox offer, in px, with those of older versions and three below. 16 is what nobody has changed. */
const SIZES = [
  6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 40, 44, 48, 56, 64, 72,
];

/** Larger than a viewport is in px: one px that is lacking makes it wider than all. */
const TOO_WIDE = 100_000;

/**
 * `--urzad-browser-setting`, of the root: the largest of the sizes that is not above the setting. In a media query `em` is the
 * setting itself, whatever the page says of `html`, but a query only compares. While the setting is smaller than the size,
 * the asked width is one that no viewport has; from there on it is none at all. A page says another
 * size by `--urzad-browser-text`, which we never set, so that it wins from any layer.
 *
 * Firefox multiplies `em` of a query by its zoom of text alone, and each size in px once more. On the root every other unit of
 * text hangs on the `font-size` that the page gives it, so only the page can say the size in a unit that is zoomed once: `1rem`.
 */
export function browserTextCss() {
  return SIZES.map((px) => `@media (width>=calc(${px * TOO_WIDE}px - ${TOO_WIDE}em)){${rule(px)}}`).join(
    '\n',
  );
}

const rule = (px) => `:where(:root){--urzad-browser-setting:${px}px}`;
