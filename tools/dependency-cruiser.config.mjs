// Who may import whom. The zones are the folders; see docs/conventions.md.

const TESTS = '\\.(test|stories)\\.tsx?$';
/** From the lowest to the highest. */
const ROOMS = [
  'foundations',
  'actions',
  'internal',
  'overlays',
  'feedback',
  'forms',
  'navigation',
  'data',
  'files',
  'layout',
];

/**
 * @param {string} name @param {string} from @param {string} to @param {string} comment
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one idea, or a fact that belongs below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    never(
      'domain-is-alone',
      '^packages/domain/',
      '^(packages/(grants|contract|ui)|apps)/',
      'The kit knows nobody.',
    ),
    never(
      'grants-knows-domain',
      '^packages/grants/',
      '^(packages/(contract|ui)|apps)/',
      'The law of the grant stands on the kit only.',
    ),
    never(
      'contract-knows-domain',
      '^packages/contract/',
      '^(packages/ui|apps)/',
      'The wire knows the rules only.',
    ),
    never(
      'ui-knows-domain',
      '^packages/ui/',
      '^(packages/contract|apps)/',
      'Widgets know no URL and no server.',
    ),
    {
      name: 'ui-knows-no-grant',
      comment:
        'Another office that installs the widgets must not install the law of this grant. Stories show a real form.',
      severity: 'error',
      from: { path: '^packages/ui/', pathNot: `${TESTS}|/testing/` },
      to: { path: '^packages/grants/' },
    },
    never('portal-knows-no-server', '^apps/portal/', '^apps/server/', 'The wire is the contract.'),
    never(
      'server-knows-no-widget',
      '^apps/server/',
      '^(packages/ui|apps/portal)/',
      'The server draws nothing.',
    ),
    {
      name: 'features-are-apart',
      comment: 'What two features share belongs into shared/ or a package.',
      severity: 'error',
      from: { path: '^apps/portal/src/features/([^/]+)/' },
      to: { path: '^apps/portal/src/features/([^/]+)/', pathNot: '^apps/portal/src/features/$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'What features share stands below them, its tests too.',
      severity: 'error',
      from: { path: '^apps/portal/src/shared/' },
      to: { path: '^apps/portal/src/features/' },
    },
    {
      name: 'nobody-imports-app',
      comment: 'app/ puts the parts together; no part knows the whole.',
      severity: 'error',
      from: { path: '^apps/portal/src/(features|shared)/' },
      to: { path: '^apps/portal/src/app/' },
    },
    {
      name: 'resources-are-apart',
      comment:
        'Of another resource only its public.ts is imported: not its rows, not its table, not its inside.',
      severity: 'error',
      from: { path: '^apps/server/src/resources/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/resources/([^/]+)/',
        pathNot: '^apps/server/src/resources/($1/|[^/]+/public\\.ts$)',
      },
    },
    {
      name: 'resources-are-entered-by-public',
      comment: 'What lies outside resources/ knows of a resource what the others know of it.',
      severity: 'error',
      from: { path: '^apps/server/src/(?!resources/|seed/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/resources/[^/]+/', pathNot: '/public\\.ts$' },
    },
    {
      name: 'only-tables-beside-public',
      comment: 'The seed makes rows that no request makes.',
      severity: 'error',
      from: { path: '^apps/server/src/seed/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/resources/[^/]+/', pathNot: '/(public|table)\\.ts$' },
    },
    never(
      'identity-knows-no-resource',
      '^apps/server/src/identity/',
      '^apps/server/src/resources/',
      'Accounts, their roles and sessions stand below the resources, which ask for them.',
    ),
    {
      name: 'only-a-demo-loads-its-data',
      comment:
        'A production server never loads the code of demo data: import() it where the start is a demo.',
      severity: 'error',
      from: { path: '^apps/server/src/(?!seed/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/seed/', dynamic: false },
    },
    never(
      'internal-is-not-offered',
      '^packages/ui/src/(index\\.ts$|entries/)',
      '^packages/ui/src/internal/',
      'Only widgets use it: an office that did would stand on what changes without a word.',
    ),
    ...ROOMS.slice(0, -1).map((room, at) => ({
      name: `${room}-knows-no-room-above`,
      comment: `The rooms of the widgets stand on each other: ${ROOMS.join(', ')}.`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^packages/ui/src/${room}/`, pathNot: `${TESTS}|/testing/` },
      to: { path: `^packages/ui/src/(${ROOMS.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'testing-is-not-shipped',
      comment: 'What a folder testing/ holds serves tests and stories only.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: `${TESTS}|/testing/` },
      to: { path: '/testing/' },
    },
    {
      name: 'no-own-index',
      comment:
        'Inside a package import the file that holds the thing; only the list of all endpoints reads all of it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/', pathNot: '/(index|testing/endpoints)\\.ts$' },
      to: { path: '^packages/$1/src/index\\.ts$' },
    },
    {
      name: 'declared-only',
      comment: 'What is imported is declared in the package.json beside it.',
      severity: 'error',
      from: { pathNot: '\\.(stories|test)\\.tsx?$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist(-render)?|node_modules|migrations|e2e)/' },
    tsPreCompilationDeps: true,
    // The portal's, which says where `#shared/…` lies.
    tsConfig: { fileName: 'apps/portal/tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};

export default config;
