import { type ObjType, shownObjects } from '@urzad/contract';
import { useEffect } from 'react';
import { request } from '../session/client';

/** Tells the server that a screen shows this object (Spec §7). Nothing depends on it, so a failure is silent. */
export function useShown(obj_type: ObjType, id_obj: number) {
  useEffect(() => {
    request(shownObjects.showExec, { body: { obj_type, id_obj } }).catch(() => undefined);
  }, [obj_type, id_obj]);
}
