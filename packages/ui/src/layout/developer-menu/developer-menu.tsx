import { CodeXml } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useLabels } from '../../foundations/locale/locale';
import { Popover } from '../../overlays/popover/popover';
import { DEVELOPER_TOGGLES, type DeveloperToggle } from '../app-info-modal/app-info';
import { DeveloperSwitch } from '../app-info-modal/developer-switch';
import { type DeveloperMenuLabels, developerMenuLabels } from './developer-menu.labels';

export interface DeveloperMenuProps {
  /** The switches and their states; one that is left out is not offered. */
  toggles: Readonly<Partial<Record<DeveloperToggle, boolean>>>;
  /** Called with the switch and its new state. */
  onToggle: (toggle: DeveloperToggle, on: boolean) => void;
  /** Under the switches: what else a developer opens, such as a button of the recorded actions. */
  children?: ReactNode;
  /** Opens on mount: for code that is loaded by the first press of its button. */
  defaultOpen?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<DeveloperMenuLabels>;
}

/** The switches of a developer, behind one button of the header (Spec §2). */
export function DeveloperMenu({
  toggles,
  onToggle,
  defaultOpen = false,
  labels,
  children,
}: DeveloperMenuProps) {
  const words = useLabels<DeveloperMenuLabels>(developerMenuLabels, labels);

  return (
    <Popover
      defaultOpen={defaultOpen}
      title={words.title}
      trigger={<IconButton icon={CodeXml} label={words.title} />}
    >
      <div className="u:part">
        {DEVELOPER_TOGGLES.map((toggle) => {
          const on = toggles[toggle];
          return (
            on !== undefined && (
              <DeveloperSwitch
                key={toggle}
                label={words[toggle]}
                hint={words.hints[toggle]}
                on={on}
                onChange={(next) => onToggle(toggle, next)}
              />
            )
          );
        })}
      </div>
      {children && <div className="u:mt-3 u:grid u:gap-2.5 u:border-t u:border-line u:pt-3">{children}</div>}
    </Popover>
  );
}
