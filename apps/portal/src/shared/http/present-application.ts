import { DEFAULT_APPLICATION } from '@urzad/contract';

let present: number = DEFAULT_APPLICATION;

/** The application that each request is about (Spec §7, header `Application`). */
export function presentApplication(): number {
  return present;
}

/** That of the person; without one, the default application. */
export function chooseApplication(id: number = DEFAULT_APPLICATION) {
  present = id;
}
