/**
 * Stories whose `play` still presses or types by simulated events. The list only gets shorter: such events prove
 * nothing about a native list, an element covered by another, or a focus that moves during a press.
 */
export const SIMULATED_PRESSES: readonly string[] = [
  'packages/ui/src/files/file-field/file-field.stories.tsx',
  'packages/ui/src/files/gallery-field/gallery-field.stories.tsx',
  'packages/ui/src/files/image-field/image-field.stories.tsx',
  'packages/ui/src/files/upload-field/upload-field.stories.tsx',
  'packages/ui/src/forms/fields/colour-field/colour-field.stories.tsx',
  'packages/ui/src/forms/fields/icon-field/icon-field.stories.tsx',
  'packages/ui/src/forms/spec-field/registration.stories.tsx',
];
