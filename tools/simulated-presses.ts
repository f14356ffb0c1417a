/**
 * Stories whose `play` still presses or types by a script. The list only gets shorter: what is proven by made-up events is not
 * proven of a native list, of a thing that lies above another, or of a focus that moves under the finger.
 */
export const SIMULATED_PRESSES: readonly string[] = [
  'packages/ui/src/colour-field/colour-field.stories.tsx',
  'packages/ui/src/file-field/file-field.stories.tsx',
  'packages/ui/src/file-field/upload-field.stories.tsx',
  'packages/ui/src/gallery-field/gallery-field.stories.tsx',
  'packages/ui/src/icon-field/icon-field.stories.tsx',
  'packages/ui/src/image-field/image-field.stories.tsx',
  'packages/ui/src/spec-field/registration.stories.tsx',
];
