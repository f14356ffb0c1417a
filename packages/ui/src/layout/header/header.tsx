import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { useLabels } from '../../foundations/locale/locale';
import { HorizontalMenu } from '../../navigation/horizontal-menu/horizontal-menu';
import { InstructionLink } from '../../navigation/menu/instruction-link';
import { type HeaderLabels, headerLabels } from './header.labels';

export interface HeaderProps {
  /** `Logo`, at the start of the bar. */
  logo: ReactNode;
  /** The public menu, one flat list; in the menu panel up to 1024 px. */
  items: readonly MenuItem[];
  /** The path of the present page. */
  path: string;
  /** Codes of the privileges of the viewer; entries that need others are hidden (Spec §5). */
  privileges?: readonly string[] | undefined;
  /** The address of the instruction, a PDF; phones have it in the `MenuPanel`. */
  instruction?: string | undefined;
  /** Tools at the end: accessibility, language, the sign-in or the user. */
  actions?: ReactNode;
  /** Opens the menu panel; replaces the menu up to 1024 px. */
  menuButton?: ReactNode;
  /**
   * `detached` floats on the page as a card; `transparent` lies on a picture (Spec §3 header_type). @default
   * 'default'
   */
  variant?: 'default' | 'detached' | 'transparent';
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<HeaderLabels>;
}

const outside = cva('', {
  variants: {
    variant: {
      default: 'u:border-b u:border-line u:bg-surface',
      detached: 'u:px-2 u:pt-2 u:tablet:px-8 u:tablet:pt-3.5',
      transparent: '',
    },
  },
});

const inside = cva(
  'u:flex u:min-h-15 u:flex-wrap u:items-center u:gap-1 u:py-1 u:desktop:gap-2 u:desktop:py-0',
  {
    variants: {
      variant: {
        default: 'u:page-width u:tablet:min-h-19',
        detached:
          'u:mx-auto u:max-w-page u:rounded-xl u:border u:border-line u:bg-surface-raised u:ps-3 u:pe-1.5 u:shadow-2 u:tablet:min-h-17.5 u:tablet:px-4.5',
        transparent: 'u:page-width u:tablet:min-h-19',
      },
    },
  },
);

/** The bar at the top of a public page: logo, menu, tools. */
export function Header({ variant = 'default', labels, ...parts }: HeaderProps) {
  const words = useLabels(headerLabels, labels);
  const { logo, items, path, privileges, instruction, actions, menuButton } = parts;

  return (
    <header className={outside({ variant })} data-variant={variant}>
      <div className={inside({ variant })}>
        {/* At least as wide as its longest word: where that and the tools do not fit, the tools are in a row of their own. */}
        <div className="u:min-w-min u:flex-1 u:desktop:me-4.5 u:desktop:flex-none">{logo}</div>
        {items.length > 0 && (
          <div className="u:me-auto u:hidden u:self-stretch u:desktop:flex">
            <HorizontalMenu
              items={items}
              path={path}
              privileges={privileges}
              labels={{ navigation: words.navigation }}
            />
          </div>
        )}
        <div className="u:ms-auto u:flex u:flex-wrap u:items-center u:justify-end u:gap-1">
          {instruction && (
            <span className="u:hidden u:tablet:block">
              <InstructionLink href={instruction} />
            </span>
          )}
          {actions}
          {menuButton && <div className="u:desktop:hidden">{menuButton}</div>}
        </div>
      </div>
    </header>
  );
}
