import { AccessibilityMenu } from '@urzad/ui';
import { useDisplay } from '../../shared/display/display-store';
import { paths } from '../../shared/paths';

/** Contrast, size of letters, light or dark (Spec §2). What is chosen is seen at once and stays on this device. */
export function AccessibilityPanel() {
  const { contrast, font, scheme, change, changeScheme } = useDisplay();

  return (
    <AccessibilityMenu
      defaultOpen
      highContrast={contrast === 'high'}
      onHighContrastChange={(isHigh) => change({ contrast: isHigh ? 'high' : 'normal' })}
      fontSize={font}
      onFontSizeChange={(size) => change({ font: size })}
      scheme={scheme}
      onSchemeChange={changeScheme}
      statementHref={paths.accessibility}
    />
  );
}
