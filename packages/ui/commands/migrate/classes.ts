/** Names of the theme of 0.6.1 that are called otherwise among the tokens; the others have the name of their token. */
const COLORS: Readonly<Record<string, string>> = {
  ink: 'text',
  muted: 'text-muted',
  placeholder: 'text-placeholder',
  disabled: 'text-disabled',
  line: 'border',
  'line-subtle': 'border-subtle',
  'line-strong': 'border-strong',
  field: 'field-bg',
};

const SAME_COLORS = [
  ...['field-readonly', 'canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'],
  ...['surface-selected', 'surface-inverse', 'on-inverse', 'on-inverse-muted', 'bg-disabled', 'accent'],
  ...['accent-hover', 'accent-edge', 'on-accent', 'accent-text', 'accent-subtle', 'accent-subtle-hover'],
  ...['accent-border', 'accent-line', 'link', 'link-hover', 'focus-ring', 'focus-gap', 'companion'],
  ...['companion-fill', 'companion-subtle', 'on-companion-subtle', 'sidebar-bg', 'sidebar-text'],
  ...['sidebar-muted', 'sidebar-active-bg', 'sidebar-active-text', 'sidebar-hover', 'table-head'],
  ...['table-stripe', 'tooltip', 'on-tooltip', 'badge', 'on-badge', 'mark', 'on-mark', 'skeleton'],
  ...['skeleton-shine', 'brand-bg', 'on-brand', 'on-brand-muted', 'scrim'],
  ...['success', 'warning', 'error', 'info', 'plum'].flatMap((tint) => [
    ...[tint, `on-${tint}`, `${tint}-text`, `${tint}-surface`, `${tint}-surface-strong`, `${tint}-border`],
  ]),
];

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

const COLOR_NAMES = { ...COLORS, ...same(...SAME_COLORS) };
const COLOR_CLASSES = [
  'bg',
  'fill',
  'stroke',
  'outline',
  'ring',
  'divide',
  'decoration',
  'caret',
  'from',
  'via',
  'to',
];
const SIDES = ['', '-t', '-r', '-b', '-l', '-s', '-e', '-x', '-y', '-tl', '-tr', '-bl', '-br'];
const WIDTHS = {
  page: 'content-max',
  narrow: 'narrow-max',
  form: 'form-max',
  modal: 'modal-max',
  console: 'console-max',
  text: 'reading-max',
  panel: 'side-panel-width',
  menu: 'menu-panel-width',
  sidebar: 'sidebar-width',
  rail: 'sidebar-rail',
};
const HEIGHTS = { compact: 'target-compact', control: 'target-default', main: 'target-primary' };

/** By the first part of a class, the names that may follow, each with the one that takes its place. */
export const CLASSES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ...COLOR_CLASSES.map((name) => [name, COLOR_NAMES] as const),
  ...SIDES.map((side) => [`border${side}`, COLOR_NAMES] as const),
  ...SIDES.map((side) => [`rounded${side}`, same('xs', 'sm', 'md', 'lg', 'xl', 'pill')] as const),
  ['text', { ...COLOR_NAMES, ...same('xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl') }],
  ['font', same('regular', 'medium', 'semibold', 'bold', 'sans', 'mono')],
  ['shadow', same('1', '2', '3', '4')],
  [
    'z',
    same(
      ...[
        'base',
        'sticky',
        'header',
        'sidebar',
        'action-bar',
        'dropdown',
        'scrim',
        'panel',
        'sheet',
        'modal',
      ],
      ...['lightbox', 'toast', 'tooltip', 'skip-link'],
    ),
  ],
  ['duration', same('instant', 'fast', 'base', 'dropdown-close', 'sheet-close', 'panel-close')],
  ['ease', same('standard', 'enter', 'exit')],
  ...['w', 'max-w', 'min-w'].map((name) => [name, { ...WIDTHS, ...HEIGHTS }] as const),
  ['min-h', HEIGHTS],
]);

/** The screens of 0.6.1 (Spec §9). */
const SCREENS: Readonly<Record<string, string>> = {
  tablet: 'min-[768px]',
  desktop: 'min-[1025px]',
  wide: 'min-[1401px]',
  'max-tablet': 'max-[768px]',
  'max-desktop': 'max-[1025px]',
  'max-wide': 'max-[1401px]',
};

/** Classes of that theme that nothing takes the place of. */
const GONE =
  /^(?:[a-z-]+-error-hover|min-h-field|transition-tint|grid-cols-(?:margin|form|hero|review|term|console))$/;

/** Variants, a sign, the utility, and an opacity: `hover:bg-surface/50!`. What has brackets is no name of a theme. */
const CLASS = /^((?:(?:[^\s:[\]()]+|\[[^\s\]]*\]|\([^\s)]*\))+:)*)(-?!?)([a-z][\w.-]*)((?:\/[\w.]+)?!?)$/;

/** A class of the theme of 0.6.1 by the names of `@urzad/ui/tailwind.css`; any other class as it is. */
export function classToday(name: string): string {
  const [, variants = '', sign = '', utility, rest = ''] = CLASS.exec(name) ?? [];
  const now = utility && utilityToday(utility);
  const screens = variants.replace(/[^:[\]()]+(?=:)/g, (variant) => SCREENS[variant] ?? variant);

  return utility ? `${screens}${sign}${now ?? utility}${rest}` : name;
}

/** Whether it was a class of that theme, and nothing takes its place. */
export function isClassGone(name: string): boolean {
  const [, , , utility = ''] = CLASS.exec(name) ?? [];
  return GONE.test(utility);
}

/** `bg-surface` becomes `bg-urzad-surface`: the first part that is known, and the name after it. */
function utilityToday(utility: string): string | undefined {
  for (let at = utility.indexOf('-'); at > 0; at = utility.indexOf('-', at + 1)) {
    const now = CLASSES.get(utility.slice(0, at))?.[utility.slice(at + 1)];
    if (now) return `${utility.slice(0, at)}-urzad-${now}`;
  }
  return undefined;
}
