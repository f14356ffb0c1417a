import { Accessibility } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { TextLink } from '../../actions/text-link/text-link';
import { AppearanceSettings } from '../../forms/appearance-settings/appearance-settings';
import { ContrastSetting } from '../../forms/appearance-settings/contrast-setting';
import { FontSizeSetting } from '../../forms/appearance-settings/font-size-setting';
import { useLabels } from '../../foundations/locale/locale';
import { Popover } from '../../overlays/popover/popover';
import { type AccessibilityMenuLabels, accessibilityMenuLabels } from './accessibility-menu.labels';

export interface AccessibilityMenuProps {
  /** The address of the accessibility statement. */
  statementHref: string;
  /** Also the kind of header, for a screen that has both. */
  header?: boolean;
  /** Also the place of the menu, for a screen that has both. */
  layout?: boolean;
  /** Settings of the application itself, such as a `Toggle` for its keys of one character. */
  children?: ReactNode;
  /** Opens on mount: for code that is loaded by the first press of its button. */
  defaultOpen?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AccessibilityMenuLabels>;
}

/** The settings of looks, behind one button of the header (Spec §2). */
export function AccessibilityMenu({
  statementHref,
  header = false,
  layout = false,
  defaultOpen = false,
  labels,
  children,
}: AccessibilityMenuProps) {
  const words = useLabels<AccessibilityMenuLabels>(accessibilityMenuLabels, labels);

  return (
    <Popover
      defaultOpen={defaultOpen}
      title={words.title}
      trigger={<IconButton icon={Accessibility} label={words.title} />}
    >
      <div className="u:grid u:gap-4">
        <ContrastSetting />
        <hr className="u:border-line" />
        <FontSizeSetting />
        <hr className="u:border-line" />
        <AppearanceSettings header={header} layout={layout} />
        {children && (
          <>
            <hr className="u:border-line" />
            <div className="u:part">{children}</div>
          </>
        )}
        <TextLink href={statementHref}>{words.statement}</TextLink>
      </div>
    </Popover>
  );
}
