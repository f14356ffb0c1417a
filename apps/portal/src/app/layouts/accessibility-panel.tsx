import { Checkbox, IconButton, Popover, RadioGroup, TextLink } from '@urzad/ui';
import { Accessibility } from 'lucide-react';
import type { Display } from '../../shared/display/display';
import { type ColorScheme, useDisplay } from '../../shared/display/display-store';
import { useMessages } from '../../shared/i18n/messages';
import { paths } from '../../shared/paths';
import { appMessages } from '../messages';

/** Contrast, size of letters, light or dark (Spec §2). What is chosen is seen at once and stays on this device. */
export function AccessibilityPanel() {
  const words = useMessages(appMessages);

  return (
    <Popover
      defaultOpen
      title={words.accessibility}
      trigger={<IconButton icon={Accessibility} label={words.accessibility} />}
    >
      <div className="grid gap-5">
        <ContrastSwitch />
        <FontChoice />
        <SchemeChoice />
        <p>
          <TextLink href={paths.accessibility}>{words.accessibilityStatement}</TextLink>
        </p>
      </div>
    </Popover>
  );
}

function ContrastSwitch() {
  const words = useMessages(appMessages);
  const { contrast, change } = useDisplay();

  return (
    <Checkbox
      label={words.highContrast}
      description={words.highContrastHint}
      checked={contrast === 'high'}
      onCheckedChange={(isHigh) => change({ contrast: isHigh ? 'high' : 'normal' })}
    />
  );
}

function FontChoice() {
  const words = useMessages(appMessages);
  const { font, change } = useDisplay();
  const sizes: readonly Display['font'][] = ['small', 'medium', 'large'];

  return (
    <RadioGroup
      label={words.letterSize}
      name="font"
      value={font}
      options={sizes.map((size) => ({ value: size, label: words.letterSizes[size] }))}
      onValueChange={(chosen) => change({ font: sizes.find((size) => size === chosen) ?? 'small' })}
    />
  );
}

function SchemeChoice() {
  const words = useMessages(appMessages);
  const { scheme, changeScheme } = useDisplay();
  const schemes: readonly ColorScheme[] = ['light', 'dark'];

  return (
    <RadioGroup
      label={words.look}
      name="scheme"
      value={scheme}
      options={schemes.map((name) => ({ value: name, label: words.looks[name] }))}
      onValueChange={(chosen) => changeScheme(chosen === 'dark' ? 'dark' : 'light')}
    />
  );
}
