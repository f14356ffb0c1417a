import { ACTIONS } from './actions';
import { DATA } from './data';
import { FEEDBACK } from './feedback';
import { FILES } from './files';
import { FORMS } from './forms';
import { LAYOUT } from './layout';
import { NAVIGATION } from './navigation';
import { OVERLAYS } from './overlays';
import type { Use, Uses } from './use';

export const USES: Uses = {
  ...ACTIONS,
  ...DATA,
  ...FEEDBACK,
  ...FILES,
  ...FORMS,
  ...LAYOUT,
  ...NAVIGATION,
  ...OVERLAYS,
};

/** The guidance on the page of this title; pages of single aspects (`Forms/Form/Elements`) have none. */
export function guidanceOn(title: string): Use | undefined {
  const [, name = '', aspect] = title.split('/');
  return aspect === undefined ? USES[name] : undefined;
}
