import { isRemoteAction, type SocketNews } from '@urzad/contract';
import { isUrl } from '@urzad/domain';
import { toast } from '@urzad/ui';
import { paths } from '../paths';
import { setDeveloperSwitch } from '../session/dev-config';
import { useSession } from '../session/session-store';
import { ask, tellObservers, useLive } from './live-store';

const TURN_MS = 1_000;

/** Does what somebody with the privilege sent to this window (Spec §4, Order §6). All of it is text. */
export function actOn({ action, data, target }: SocketNews) {
  if (!isRemoteAction(action)) return;
  tellObservers({ action, data, target });
  const { data_message, data_type, data_url, data_action } = data;

  switch (action) {
    case 'logout':
      location.assign(paths.logout);
      return;
    case 'rotate':
      rotate();
      return;
    case 'sayMyName':
      toast.info(useLive.getState().remoteName ?? '');
      return;
    case 'message':
      if (typeof data_message === 'string') ask({ action, text: data_message });
      return;
    case 'toast':
      if (typeof data_message === 'string') toast[toastType(data_type)](data_message);
      return;
    case 'go':
      if (typeof data_url === 'string' && isUrl(data_url)) ask({ action, url: data_url });
      return;
    case 'verbose':
      // The server reads the headers of who has the privilege, and of nobody else.
      if (useSession.getState().may('base_dev')) setDeveloperSwitch('verbose', isOn(data_action));
      return;
    case 'userList':
      // Its answer is the list, which is kept where messages are read.
      return;
    default:
      action satisfies never;
  }
}

/** Once, and not for who wants no motion. */
function rotate() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.body.animate([{ transform: 'rotate(0deg)' }, { transform: 'rotate(360deg)' }], {
    duration: TURN_MS,
  });
}

/** As people write it in the console. */
function isOn(text: unknown): boolean {
  return ['yes', 'on', 'true', '1'].includes(String(text).toLowerCase());
}

function toastType(type: unknown): 'success' | 'error' | 'info' | 'warning' {
  return type === 'success' || type === 'error' || type === 'warning' ? type : 'info';
}
