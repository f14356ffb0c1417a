import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { create, type ThemeVars } from 'storybook/theming';
import { type Looks, useLooks } from './looks';
import { INITIAL_LOOKS } from './with-looks';

/**
 * The reset of the widgets takes the numbers of lists away. Tints of Storybook know one light scheme and one dark one, and
 * its code in a line is never broken: a table of names and types was as wide as all of them.
 */
const OURS = `
  .sbdocs-content ol:not(.sb-unstyled *) { list-style: decimal; }
  .sbdocs-content tr:nth-of-type(2n):not(.sb-unstyled *) { background: none; }
  .sbdocs-content :not(pre) > code:not(.sb-unstyled *) {
    border-color: var(--urzad-border);
    background: var(--urzad-surface-sunken);
    white-space: normal;
  }
  .sbdocs-content :is(h1, h2, h3, p, li, dd, th, td):not(.sb-unstyled *) { overflow-wrap: anywhere; }
  .sbdocs-content kbd { overflow-wrap: normal; }
`;

/**
 * A page of documentation in the looks of the toolbar: canvas, notes and tables in the colours that its widgets have. Its
 * words are English, whatever the language of the widgets.
 */
export function LookedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useToolbar(context);
  const looks = useLooks({ ...INITIAL_LOOKS, ...chosen });
  useFramedLooks(chosen);
  const { scheme, accent, contrast } = looks;
  const [theme, setTheme] = useState<ThemeVars>();

  // After `useLooks` has told the root, from which the colours come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the looks change the colours of the root
  useLayoutEffect(() => setTheme(themeOfRoot()), [scheme, accent, contrast]);

  if (!theme) return null;
  return (
    <div lang="en" dir="ltr" style={{ background: theme.appBg }}>
      <style>{OURS}</style>
      <DocsContainer context={context} theme={theme}>
        {children}
      </DocsContainer>
    </div>
  );
}

/** What is chosen in the toolbar now. */
function useToolbar({ channel }: DocsContainerProps['context']) {
  const [globals, setGlobals] = useState<Partial<Looks>>(() => {
    const [told] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return told?.globals ?? {};
  });

  useEffect(() => {
    const take = ({ globals: chosen }: { globals: Partial<Looks> }) => setGlobals(chosen);
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, [channel]);

  return globals;
}

/** A story in a frame of its own is another page, which is told the looks by its address. */
function useFramedLooks(chosen: Partial<Looks>) {
  const globals = Object.keys(INITIAL_LOOKS)
    .flatMap((name) => {
      const value = chosen[name as keyof Looks]; // the keys of a value that has all looks
      return value === undefined ? [] : `${name}:${value}`;
    })
    .join(';');

  useEffect(() => {
    const tell = () => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')) {
        const address = new URL(frame.src);
        if (address.searchParams.get('globals') === globals) continue;
        address.searchParams.set('globals', globals);
        frame.src = address.href;
      }
    };
    tell();
    const watch = new MutationObserver(tell);
    watch.observe(document.body, { subtree: true, childList: true });
    return () => watch.disconnect();
  }, [globals]);
}

function themeOfRoot(): ThemeVars {
  const root = getComputedStyle(document.documentElement);
  const of = (token: string) => root.getPropertyValue(`--urzad-${token}`).trim();

  return create({
    base: root.colorScheme === 'dark' ? 'dark' : 'light',
    fontBase: of('font-sans'),
    fontCode: of('font-mono'),
    colorPrimary: of('accent'),
    colorSecondary: of('link'),
    appBg: of('canvas'),
    appContentBg: of('canvas'),
    appPreviewBg: of('canvas'),
    appBorderColor: of('border-strong'),
    textColor: of('text'),
    textMutedColor: of('text-muted'),
    barBg: of('surface'),
    barTextColor: of('text-muted'),
    barHoverColor: of('link'),
    barSelectedColor: of('link'),
    inputBg: of('field-bg'),
    inputBorder: of('border-strong'),
    inputTextColor: of('text'),
  });
}
