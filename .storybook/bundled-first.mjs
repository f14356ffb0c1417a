/** What only some stories, or lazy parts, import: found in the middle of a run, each would reload the page under test. */
export const BUNDLED_FIRST = [
  '@base-ui/react/autocomplete',
  '@base-ui/react/combobox',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'class-variance-authority',
  'clsx',
  'lucide-react',
  'pdfjs-dist',
  'radix-ui',
  'react-day-picker',
  'react-day-picker/locale/en-GB',
  'react-day-picker/locale/pl',
  'react-dom',
  'react-dropzone',
  'react-hook-form',
  'vaul',
].map((dependency) => `@urzad/ui > ${dependency}`);
