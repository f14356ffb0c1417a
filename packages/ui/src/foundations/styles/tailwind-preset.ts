/**
 * Tailwind names for the roles of tokens.css. A widget uses only these: no hex value and no palette of Tailwind, so
 * that a change of scheme, accent or contrast reaches everything.
 */
const role = (name: string) => `var(--urzad-${name})`;
const roles = (...names: string[]) => Object.fromEntries(names.map((name) => [name, role(name)]));

/** success, warning, error, info, plum: the fixed tints of states (never the accent). */
const tint = (name: string) => ({
  [name]: role(name),
  [`on-${name}`]: role(`on-${name}`),
  [`${name}-text`]: role(`${name}-text`),
  [`${name}-surface`]: role(`${name}-surface`),
  [`${name}-surface-strong`]: role(`${name}-surface-strong`),
  [`${name}-border`]: role(`${name}-border`),
});

/** 4 px grid, 0 to 96 steps and the halves of the first twenty. */
const spacing = Object.fromEntries([
  ['px', '1px'],
  ...Array.from({ length: 97 }, (_, step) => [String(step), `${step * 4}px`]),
  ...Array.from({ length: 20 }, (_, step) => [`${step}.5`, `${step * 4 + 2}px`]),
]);

const textSize = (size: string) => [role(`text-${size}`), { lineHeight: role(`line-${size}`) }] as const;

/** The theme of Tailwind, whose names read the tokens of `tokens.css`. */
export const urzadPreset = {
  theme: {
    /** Screen types of Spec §9: phone to 767, tablet 768-1024, desktop above; wide is the xl width class. */
    screens: { tablet: '768px', desktop: '1025px', wide: '1401px' },
    spacing,
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ink: role('text'),
      muted: role('text-muted'),
      placeholder: role('text-placeholder'),
      disabled: role('text-disabled'),
      line: role('border'),
      'line-subtle': role('border-subtle'),
      'line-strong': role('border-strong'),
      field: role('field-bg'),
      'field-readonly': role('field-readonly'),
      ...roles(
        'canvas',
        'surface',
        'surface-raised',
        'surface-sunken',
        'surface-hover',
        'surface-selected',
        'surface-inverse',
        'on-inverse',
        'on-inverse-muted',
        'bg-disabled',
        'accent',
        'accent-hover',
        'accent-edge',
        'on-accent',
        'accent-text',
        'accent-subtle',
        'accent-subtle-hover',
        'accent-border',
        'accent-line',
        'link',
        'link-hover',
        'focus-ring',
        'focus-gap',
        'companion',
        'companion-fill',
        'companion-subtle',
        'on-companion-subtle',
        'sidebar-bg',
        'sidebar-text',
        'sidebar-muted',
        'sidebar-active-bg',
        'sidebar-active-text',
        'sidebar-hover',
        'table-head',
        'table-stripe',
        'tooltip',
        'on-tooltip',
        'badge',
        'on-badge',
        'mark',
        'on-mark',
        'skeleton',
        'skeleton-shine',
        'brand-bg',
        'on-brand',
        'on-brand-muted',
        'scrim',
      ),
      ...tint('success'),
      ...tint('warning'),
      ...tint('error'),
      'error-hover': role('error-10'),
      ...tint('info'),
      ...tint('plum'),
    },
    fontFamily: { sans: role('font-sans'), mono: role('font-mono') },
    fontSize: {
      xs: textSize('xs'),
      sm: textSize('sm'),
      md: textSize('md'),
      lg: textSize('lg'),
      xl: textSize('xl'),
      '2xl': textSize('2xl'),
      '3xl': textSize('3xl'),
      '4xl': textSize('4xl'),
    },
    fontWeight: {
      regular: role('weight-regular'),
      medium: role('weight-medium'),
      semibold: role('weight-semibold'),
      bold: role('weight-bold'),
    },
    borderRadius: {
      none: '0',
      xs: role('radius-xs'),
      sm: role('radius-sm'),
      md: role('radius-md'),
      lg: role('radius-lg'),
      xl: role('radius-xl'),
      pill: role('radius-pill'),
    },
    boxShadow: {
      none: 'none',
      1: role('elevation-1'),
      2: role('elevation-2'),
      3: role('elevation-3'),
      4: role('elevation-4'),
    },
    zIndex: Object.fromEntries(
      [
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
        'lightbox',
        'toast',
        'tooltip',
        'skip-link',
      ].map((layer) => [layer, role(`layer-${layer}`)]),
    ),
    transitionDuration: {
      instant: role('dur-instant'),
      fast: role('dur-fast'),
      base: role('dur-base'),
      'dropdown-close': role('dur-dropdown-close'),
      'sheet-close': role('dur-sheet-close'),
      'panel-close': role('dur-panel-close'),
    },
    transitionTimingFunction: {
      standard: role('ease-standard'),
      enter: role('ease-enter'),
      exit: role('ease-exit'),
    },
    extend: {
      /** Properties that hover changes. The focus ring is not among them: animating it would repaint every frame. */
      transitionProperty: { tint: 'color, background-color' },
      /** Uneven grids: numbered margin, form with its summary, hero, review. */
      gridTemplateColumns: {
        margin: '64px minmax(0, 1fr)',
        form: 'minmax(0, 1fr) 330px',
        hero: 'minmax(0, 1.02fr) minmax(0, 1fr)',
        review: 'minmax(0, 1fr) minmax(0, 1.25fr)',
        term: 'minmax(0, calc(var(--urzad-unit) * 7)) minmax(min-content, 1fr)',
        console: '356px minmax(0, 1fr)',
        /** As many equal columns as fit, the last row like the others. */
        tiles: 'repeat(auto-fill, minmax(min(calc(var(--urzad-unit) * 9), 100%), 1fr))',
        aside: '252px minmax(0, 1fr)',
      },
      /** Touch targets: 24 minimum, 32 dense, 44 default, 48 fields, 56 the main action of a page. */
      minHeight: { compact: '32px', control: '44px', field: '48px', main: '56px' },
      minWidth: { control: '44px' },
      flexBasis: {
        /** The progress of a review, beside its decision where there is so much room. */
        progress: 'calc(var(--urzad-unit) * 26)',
        /** A plot and the table beside it. */
        plot: 'calc(var(--urzad-unit) * 17)',
        'plot-table': 'calc(var(--urzad-unit) * 28)',
      },
      maxWidth: {
        text: role('reading-max'),
        page: 'calc(var(--urzad-content-max) + 2 * var(--urzad-page-gutter))',
        narrow: role('narrow-max'),
        form: role('form-max'),
        modal: role('modal-max'),
        console: role('console-max'),
      },
      width: {
        panel: role('side-panel-width'),
        menu: role('menu-panel-width'),
        sidebar: role('sidebar-width'),
        rail: role('sidebar-rail'),
        toast: role('toast-width'),
      },
    },
  },
};
