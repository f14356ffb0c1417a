import { migrate } from '../migrate';

export const TODAY = {
  '@urzad/domain': { formatPhone: '@urzad/domain', isPesel: '@urzad/domain' },
  '@urzad/ui': {
    Button: '@urzad/ui',
    ErrorContext: '@urzad/ui',
    HomeScene: '@urzad/ui/programme',
    HomeSceneProps: '@urzad/ui/programme',
    PdfView: '@urzad/ui/pdf-view',
    ReviewList: '@urzad/ui',
    RichEditor: '@urzad/ui/rich-editor',
  },
};

/** A file of a project, and what is said of it. */
export function migrated(path: string, text: string, ...others: { path: string; text: string }[]) {
  const { changed, remarks } = migrate([{ path, text }, ...others], TODAY);
  return {
    text: changed.find((file) => file.path === path)?.text ?? text,
    says: remarks.filter((one) => one.path === path).map(({ line, says }) => `${line}: ${says}`),
  };
}
