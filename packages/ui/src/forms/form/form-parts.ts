import { lazyPart } from '../../foundations/lazy-part/part';

/** The sentences of the codes of errors. */
export const errorTextsPart = lazyPart(() => import('./form-error-texts'));
/** The list of errors above a refused form, with the sentences in it. */
export const summaryPart = lazyPart(async () => {
  const [list] = await Promise.all([import('./form-summary-list'), errorTextsPart.load()]);
  return list;
});

/** For stories: loaded before the first one, so that what it finds does not hang on how fast they come. */
export async function loadFormParts(): Promise<void> {
  await summaryPart.load();
}
