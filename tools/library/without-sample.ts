const OF_TOKENS = 'It draws tokens in tables of its own, and no widget.';
const OF_A_FILE = 'It opens a document of this repository, which a host does not have.';
const OF_PLACES = 'It draws every type of field at every place of a form, from rows of tables.';
const OF_A_STAGE = 'It assembles a test by code of its own; other stories of the widget have samples.';
const OF_INSIDES = 'It tests what no entry exports.';

/** Why stories of a file have no sample that a reader could copy. Most files are named below the sources of @urzad/ui. */
export const WITHOUT_SAMPLE: Readonly<Record<string, string>> = {
  '.storybook/patterns/form-with-your-server.stories.tsx':
    'It answers for a server by a test kit; its documentation shows the files of the recipe.',
  'data/data-table/presets/table-presets.stories.tsx':
    'A store of the test kit stands for the server that keeps the views.',
  'files/file-field/photos/file-field-photos.stories.tsx': OF_A_STAGE,
  'files/upload-field/upload-field-kept.stories.tsx': OF_A_STAGE,
  'files/upload-field/upload-field.stories.tsx': OF_A_STAGE,
  'files/file-preview/file-preview.stories.tsx': OF_A_FILE,
  'files/gallery/gallery-tools.stories.tsx': OF_INSIDES,
  'files/pdf-view/pdf-view-failures.stories.tsx': OF_A_FILE,
  'files/pdf-view/pdf-view-keys.stories.tsx': OF_A_FILE,
  'files/pdf-view/pdf-view-scans.stories.tsx': OF_A_FILE,
  'files/pdf-view/pdf-view.stories.tsx': OF_A_FILE,
  'forms/every-field/every-field-matrix.stories.tsx': OF_PLACES,
  'forms/every-field/every-field.stories.tsx': OF_PLACES,
  'forms/fields/code-field/code-field.stories.tsx': OF_A_STAGE,
  'forms/fields/password-field/password-field.stories.tsx': OF_A_STAGE,
  'forms/fields/range-field/range-field.stories.tsx': OF_A_STAGE,
  'forms/form/form-refusals.stories.tsx': OF_A_STAGE,
  'forms/spec-field/registration.stories.tsx':
    'It draws the whole form of this grant, whose questions belong to a package that is not published.',
  'foundations/tokens/another-office.stories.tsx': OF_TOKENS,
  'foundations/tokens/breakpoints.stories.tsx': OF_TOKENS,
  'foundations/tokens/colors.stories.tsx': OF_TOKENS,
  'foundations/tokens/icons.stories.tsx': OF_TOKENS,
  'foundations/tokens/motion.stories.tsx': OF_TOKENS,
  'foundations/tokens/shape.stories.tsx': OF_TOKENS,
  'foundations/tokens/spacing.stories.tsx': OF_TOKENS,
  'foundations/tokens/type.stories.tsx': OF_TOKENS,
  'internal/floating/keep-beside.stories.tsx': OF_INSIDES,
  'internal/part-retry/part-retry.stories.tsx': OF_INSIDES,
  'internal/sortable/sortable.stories.tsx': OF_INSIDES,
  'internal/overlay/waiting-times.stories.tsx': OF_INSIDES,
  'layout/action-bar/action-bar.stories.tsx': OF_A_STAGE,
  'overlays/side-modal/side-modal.stories.tsx': OF_A_STAGE,
};
