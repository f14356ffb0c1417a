import { useSetting } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useOffice } from '#shared/system/use-office';

/**
 * The sign of the office for its background, without a name of its own, as the names stand beside it. `undefined` where the
 * office has none.
 */
export function useOfficeMark(): ReactNode {
  const office = useOffice();
  const [scheme] = useSetting('scheme');
  const [contrast] = useSetting('contrast');
  const isDark = scheme === 'dark' || contrast === 'high';
  const picture = (isDark && office?.logo_dark) || office?.logo;
  if (!picture) return undefined;

  const { url, width, height } = picture;
  const tile = isDark && !office?.logo_dark ? ' u:mark-tile u:rounded-sm' : '';
  return (
    <img
      key={url}
      src={url}
      alt=""
      width={width}
      height={height}
      className={`u:max-w-24 u:object-contain u:tablet:max-w-48${tile}`}
    />
  );
}
