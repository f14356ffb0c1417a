import { lazyPart } from '../../foundations/lazy-part/part';

/** The list of errors above a refused form. */
export const summaryPart = lazyPart(() => import('./form-summary-list'));
/** The sentences of the codes of errors. */
export const errorTextsPart = lazyPart(() => import('./form-error-texts'));

/** For stories: loaded before the first one, so that what it finds does not hang on how fast they come. */
export async function loadFormParts(): Promise<void> {
  await Promise.all([summaryPart.load(), errorTextsPart.load()]);
}
