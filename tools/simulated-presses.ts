/**
 * Stories whose `play` still presses or types by a script. The list only gets shorter: what is proven by made-up events is not
 * proven of a native list, of a thing that lies above another, or of a focus that moves under the finger.
 */
export const SIMULATED_PRESSES: readonly string[] = [
  'packages/ui/src/files/file-field/file-field.stories.tsx',
  'packages/ui/src/files/file-field/upload-field.stories.tsx',
  'packages/ui/src/files/gallery-field/gallery-field.stories.tsx',
  'packages/ui/src/files/image-field/image-field.stories.tsx',
  'packages/ui/src/forms/colour-field/colour-field.stories.tsx',
  'packages/ui/src/forms/icon-field/icon-field.stories.tsx',
  'packages/ui/src/forms/spec-field/registration.stories.tsx',
];
