// Which modules travel in one file. `vite.config.ts` makes the files.

/**
 * Small modules of nearly every screen are in one chunk: thirty files of half a kilobyte compress worse and import
 * each other by long names, which cost the home page 5 kB. Those that the home page does not need are in a second
 * one.
 */
export const SHARED_WITH_HOME = [
  /packages\/ui\/src\/[a-z]+\/(alert|blocks\/(?!empty-blocks)|button|card|check-list|class-names|folder-card|hooks\/(?!use-(after-press|current-in-sight|scroll-room))|icon|link|locale|network|progress-bar|provider|today\/today-context)\b/,
  /packages\/ui\/src\/[a-z]+\/(lazy-part\/use-part|skeleton|text-link|toast-log\/toast-log-title|status-badge\/status-badge)\b/,
  /packages\/(domain|grants)\/src\/[a-z-]+\/(call-status|call-time|case-subjects|date-text|fold-for-search|iso-date|money|plural|registration-word|time-left)\./,
  /packages\/contract\/src\/portal-paths\./,
  /portal\/src\/shared\/(business-|entities\/cofunding-calls\/(calls\.|public-calls|use-current-call)|screen\/use-screen|session\/(acting|use-acting|me|session-end|session-store|storage|stored-session|wanted-path)|http\/api-failure|new-id|system\/office-lines)/,
  /node_modules\/(clsx|lucide-react\/dist\/esm\/(?!icons\/(?!(arrow-right|circle-x|hourglass|pencil-line|send)\.)))/,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(bookmark|check|chevron-down|circle-exclamation-point|clock|external-link|file-plus|info)\./,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(lock-keyhole|triangle-exclamation-point)\./,
];
export const SHARED = [
  /packages\/ui\/src\/[a-z]+\/status-badge\//,
  /portal\/src\/shared\/(object\/object-status-badge|entities\/[a-z-]+\/(registration|call)-status-)/,
];
/** Icons of more than one screen, none of which the home page has. They import nothing else, so they cause no circle. */
export const ICONS = [
  /node_modules\/lucide-react\/dist\/esm\/icons\/(arrow-left|chevron-\w+|download|plus|rotate-cw)\./,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(circle-(alert|question-mark)|ellipsis-vertical|search)\./,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(calendar-x|message-square-.*|signature|trash|zoom-.*)\./,
];
/** Icons of screens with an object or a form. */
export const MORE_ICONS = [
  /node_modules\/lucide-react\/dist\/esm\/icons\/(arrow-down|clock-exclamation-point|cloud-upload|file-(pen|up)|flag)\./,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(hand-coins|paperclip|pause|pen-line|pencil|play|save)\./,
];
/** Icons of screens of the office: each alone would be a third of a kilobyte, and the entry names every file. */
export const RARE_ICONS = [
  /node_modules\/lucide-react\/dist\/esm\/icons\/(badge-(check|percent)|banknote|bell|calendar-(clock|days|plus)|check-check|chevrons-up-down|circle-(pause|play|slash))\./,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(clipboard-list|copy|file-(diff|down|plus-corner)|folder-down|grip-vertical|hand|id-card|inbox|landmark|link-2|loader|log-out)\./,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(panel-top|printer|replace|reply|rotate-ccw|scale|scroll-text|search-check|shield-(check|off)|sliders-horizontal|square-kanban)\./,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(stamp|user-(cog|round-check|x)|users|wallet)\./,
];
/** Modules of a few lines that import nothing: each alone would be a file whose name the entry has to know. */
export const LEAVES = [
  /portal\/src\/shared\/(acting\/first-name|entities\/(members\/masked-account|signatures\/base64)|http\/address-fresh-ms|uploads\/kept-limits)\./,
  /packages\/(domain|grants)\/src\/[a-z-]+\/(file-names|form-versions|sign-policy)\./,
  /packages\/ui\/src\/forms\/fields\/url-field\/with-scheme\./,
];
/** Small parts of steps on an object. */
export const OBJECTS = [
  /portal\/src\/shared\/object\/(locked-form|missing-sum|reason-errors|refusal-text|use-(edited-form|focus-after-step|kept-form|refusal-text))\./,
];
/** What screens with a list share. */
export const LISTS = [/portal\/src\/shared\/list\//];
/** Sign-in, sign-out and tokens: a signed-in person needs all of it. */
export const SESSION = [
  /portal\/src\/shared\/(session\/(sign-(in|out)|session-(over|record)|fresh-token|client)|http\/(send|server-clock))\./,
];
/** The query cache: four files that are loaded together. */
export const QUERIES = [
  /node_modules\/@tanstack\/(query-core|react-query)\//,
  /portal\/src\/shared\/server-state\/notifications-key/,
];
/** Small modules that screens of registrations share. */
export const REGISTRATIONS = [
  /portal\/src\/shared\/(entities\/registrations\/(?!queue-list|registration-status-)|deadlines\/|http\/(download|found-of)|screen\/loaded|failures\/load-failure)/,
  /portal\/src\/shared\/entities\/cofunding-calls\/calls-query/,
  /packages\/grants\/src\/registrations\/registration-(deadlines|number)\./,
  /packages\/domain\/src\/(words\/counted-things|dates\/(age-text|term-end))\./,
];
/** The modules of every form, the sign-in included: twenty files of half a kilobyte took a slow phone 150 ms. */
export const FORMS = [
  /packages\/ui\/src\/(forms|layout)\/(error-summary|field-counter|page-heading)\//,
  /packages\/ui\/src\/forms\/fields\/(checkbox|mail-field|text-field)\//,
  /packages\/ui\/src\/internal\/(hooks\/use-after-press|printing\/before-print)\./,
  /packages\/ui\/src\/[a-z]+\/field\/(?!group-frame|radio-props|use-(hidden-value|form-reset|list-value))/,
  /packages\/ui\/src\/[a-z]+\/form\//,
  /packages\/ui\/src\/forms\/fields\/password-field\/(?!password-repeat)/,
  /packages\/domain\/src\/[a-z-]+\/(account-rules|counted-times|field-errors|email|hidden-marks|nip|password|sign-in-the-way)\./,
  /packages\/contract\/src\/(errors|shapes\/(lenient|session-times))\./,
  /portal\/src\/shared\/(failures\/(failure-text|messages|way-on)|form\/(demo-answers|forget-failure|request-form|form-failure))/,
  /portal\/src\/features\/account\/(messages\/sign-in|logic\/rules|components\/(account-(mail-field|page)|help-line))/,
  /node_modules\/(react-hook-form\/|lucide-react\/dist\/esm\/icons\/(circle-dashed|eye|eye-off|minus)\.)/,
];
/** The modules of longer forms. */
export const LONG_FORMS = [
  /packages\/ui\/src\/[a-z]+\/field\/(group-frame|radio-props|use-(hidden-value|form-reset|list-value))/,
  /packages\/ui\/src\/forms\/fields\/typed-field\//,
];
