import { storedDevConfig } from './dev-config';
import { useSession } from './session-store';

/** Whether pages refresh themselves: a developer may switch it off. */
export function isAutoRefreshOn(): boolean {
  return storedDevConfig().auto_refresh !== false || !mayDevelop();
}

/** Whether messages about errors carry technical details. */
export function areErrorsShown(): boolean {
  return storedDevConfig().errors_show === true && mayDevelop();
}

/** Whether empty fields are filled with example data. */
export function isDataDefaultOn(): boolean {
  return storedDevConfig().data_default === true && mayDevelop();
}

/**
 * The switches outlive a sign-out (Spec §4): for the next person without `base_dev` they change nothing. Before a sign-in
 * they work in the demo (Order §12), not while it is being asked who is signed in.
 */
function mayDevelop(): boolean {
  const { status, may, system } = useSession.getState();
  return may('base_dev') || (status === 'signed-out' && system?.demo === 'yes');
}
