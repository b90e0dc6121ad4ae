/** The allowed imports between the layers. @type {import('dependency-cruiser').IConfiguration} */

const test = '[.](test|stories|examples|model)[.]tsx?$';
const library = (...names) => `^node_modules/(${names.join('|')})(/|$)`;

/** Everything a layer may import at run time or for types; anything else is an error. */
const layer = (name, { from, not = test, may }) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: not },
  to: { pathNot: may },
});

/** What a layer may import as types only. */
const typesOnly = (name, { from, not = test, to }) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: not },
  to: { path: to, dependencyTypesNot: ['type-only'] },
});

/** The rooms of `src/app`, the lowest first. A room imports only itself and the rooms below it. */
const rooms = [
  ...['late', 'ground', 'storage', 'passkeys'],
  ...['session', 'http'],
  ...['wire', 'offline', 'queries', 'payment'],
  ...['live', 'actors', 'steps', 'boot'],
];

/** What loads files late names them with `import()` only, so it may name those of any room. */
const appFloors = rooms.map((room, index) => ({
  name: `${room}-is-below`,
  severity: 'error',
  from: { path: `^src/app/${room}/`, pathNot: test },
  to: {
    path: '^src/app/',
    pathNot: `^src/app/(${rooms.slice(0, index + 1).join('|')})/`,
    ...(room === 'late' && { dependencyTypesNot: ['dynamic-import'] }),
  },
}));

/** The services whose rooms have floors. */
const floored = '^services/(trip|identity|payment)';

/** What each room of a service may import of its own service. */
const serviceRooms = {
  policies: ['domain'],
  domain: ['feed', 'layouts'],
  store: ['domain', 'feed'],
  gateways: ['domain', 'feed'],
  workers: ['saga', 'domain', 'store', 'gateways', 'feed', 'context[.]ts'],
  saga: ['domain', 'store', 'gateways', 'context[.]ts'],
  routes: ['policies', 'saga', 'domain', 'store', 'gateways', 'workers', 'feed', 'layouts', 'context[.]ts'],
  feed: ['layouts'],
  layouts: [],
};

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'no-cycle-of-types',
      severity: 'error',
      // The database replaces the functions of a schema, which needs the type of the database.
      from: {
        path: '^(machines|openapi|packages|services|src)/',
        pathNot: '^services/shared/(db|sqlFunctions)[.]ts$',
      },
      // A part that loads late takes the types of the file that loads it.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    ...appFloors,
    { name: 'app-has-rooms', severity: 'error', from: { path: `^src/app/(?!(${rooms.join('|')})/)` }, to: {} },
    { name: 'no-lost-import', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { path: '^(machines|src|services|openapi)/', pathNot: test },
      to: { path: '^tests/|[.](test|stories|examples|model)[.]tsx?$' },
    },

    layer('contract-stands-alone', { from: '^openapi/', may: '^openapi/' }),

    layer('domain-stands-alone', {
      from: '^machines/domain/',
      may: ['^machines/domain/', '^openapi/types/', library('temporal-polyfill')],
    }),
    typesOnly('domain-takes-types-of-the-contract', { from: '^machines/domain/', to: '^openapi/' }),

    layer('chart-imports', {
      from: '^machines/([^/]+)/',
      not: [test, '^machines/(domain|testing)/'],
      may: [
        '^machines/$1/',
        '^machines/domain/',
        '^machines/[^/]+[.]ts$',
        '^machines/[^/]+/(index|[^/]+[.]types)[.]ts$',
        library('xstate', 'temporal-polyfill'),
      ],
    }),
    {
      name: 'chart-takes-types-of-charts',
      severity: 'error',
      from: { path: '^machines/([^/]+)/', pathNot: test },
      to: { path: '[.]types[.]ts$', pathNot: '^machines/$1/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'chart-tools-are-for-tests',
      severity: 'error',
      from: { path: '^(machines|src)/', pathNot: [test, '^machines/testing/'] },
      to: { path: '^machines/testing/' },
    },

    layer('ui-knows-no-domain', {
      from: '^src/ui/',
      may: [
        '^src/ui/',
        '^src/assets/',
        library(
          'react',
          'react-dom',
          '@types/react',
          'react-aria-components',
          '@internationalized',
          'lucide-react',
          '@fontsource-variable',
          'qrcode',
          '@types/qrcode',
          'jsbarcode',
          'leaflet',
          '@types/leaflet',
        ),
      ],
    }),
    layer('messages-know-the-domain-only', { from: '^src/messages/', may: ['^src/messages/', '^machines/', library('temporal-polyfill')] }),
    typesOnly('messages-take-types-of-features', { from: '^src/messages/', to: '^machines/(?!domain/)' }),

    layer('screen-imports', {
      from: '^src/screens/([^/]+)/',
      may: [
        '^src/screens/($1|parts)/',
        '^src/ui/',
        '^src/assets/',
        '^src/messages/',
        '^machines/domain/',
        '^machines/[^/]+/(index|[^/]+[.]types)[.]ts$',
        // Only the comparison of the query cache; `.oxlintrc.json` restricts the names.
        library('react', '@types/react', 'lucide-react', 'simple-icons', 'qrcode', '@types/qrcode', '@tanstack/react-query'),
      ],
    }),
    typesOnly('screen-takes-types-of-charts', { from: '^src/screens/', to: '^machines/(?!domain/)' }),
    {
      name: 'screens-apart',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/([^/]+)/', pathNot: '^src/screens/($1|parts)/' },
    },
    {
      name: 'office-is-apart',
      severity: 'error',
      from: { path: '^src/(?!office/)' },
      to: { path: '^src/office/' },
    },
    {
      name: 'office-takes-tools-of-the-shop',
      severity: 'error',
      // What another composition needs too: the clock, random ids, the reading of refusals, passkeys.
      from: { path: '^src/office/', pathNot: test },
      to: {
        path: '^src/app/(?!ground/|passkeys/|http/failures[.]ts|wire/passkeys[.]ts|storage/saveFile[.]ts|boot/surviveTranslation[.]ts)',
      },
    },
    {
      name: 'shop-without-services',
      severity: 'error',
      from: { path: '^src/', pathNot: 'vite[.]config[.]ts$' },
      to: { path: '^(services|scripts)/' },
    },
    {
      name: 'parts-do-not-know-the-app',
      severity: 'error',
      // Stories of a list page read the examples of the documents as the app does.
      from: { path: '^(machines|src/(ui|screens|messages))/', pathNot: '[.]stories[.]tsx$' },
      to: { path: '^src/app/' },
    },

    layer('panel-stands-alone', {
      from: '^packages/(storybook-xstate)/',
      not: '[.]test[.]ts$',
      may: [
        '^packages/$1/',
        '^(fs|path|url|util)$',
        library(
          'storybook',
          '@storybook/addon-docs',
          'react',
          '@types/react',
          'react-dom',
          '@types/react-dom',
          'xstate',
          'elkjs',
          'playwright',
          'vite',
        ),
      ],
    }),

    layer('package-stands-alone', {
      from: '^packages/xstate-paths/',
      not: '[.]test[.]ts$',
      may: ['^packages/xstate-paths/', '^(fs|path|crypto)$', library('xstate', 'fast-check')],
    }),
    {
      name: 'tests-of-a-package-stay-in-it',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^(machines|openapi|scripts|services|src|tests|packages)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'paths-are-for-tests',
      severity: 'error',
      from: { path: '^(machines|src|services)/', pathNot: [test, '^machines/testing/'] },
      to: { path: '^packages/' },
    },

    {
      name: 'nobody-imports-the-simulation',
      severity: 'error',
      // It judges changes of the shop.
      from: { pathNot: '^(simulation|tests/mutants)/' },
      to: { path: '^simulation/' },
    },
    {
      name: 'simulation-imports',
      severity: 'error',
      from: { path: '^simulation/' },
      // It draws nothing, and waits for an idle page as the shop does.
      to: { path: '^(src/(?!app/)|scripts/|tests/(?!support/|contract/documents[.]ts))', pathNot: '^src/ui/whenIdle[.]ts$' },
    },

    { name: 'services-without-shop', severity: 'error', from: { path: '^services/' }, to: { path: '^(machines|src|scripts)/' } },
    {
      name: 'services-apart',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: [test, '^services/start/', '^services/[^/]+/server[.]ts$'] },
      to: { path: '^services/([^/]+)/', pathNot: ['^services/$1/', '^services/shared/'] },
    },
    ...Object.entries(serviceRooms).map(([room, below]) => ({
      name: `floor-of-${room}`,
      severity: 'error',
      from: { path: `${floored}/${room}/`, pathNot: test },
      to: { path: '^services/$1/', pathNot: `^services/$1/(${[room, ...below].join('|')})` },
    })),
    {
      name: 'nothing-loose-in-a-service',
      severity: 'error',
      from: { path: `${floored}/[^/]+[.]ts$`, pathNot: '/(app|server|context)[.]ts$' },
      to: {},
    },
    {
      name: 'one-service-per-server',
      severity: 'error',
      from: { path: '^services/([^/]+)/server[.]ts$' },
      to: { path: '^services/([^/]+)/', pathNot: ['^services/$1/', '^services/(shared|start)/'] },
    },
    {
      name: 'shared-knows-no-service',
      severity: 'error',
      from: { path: '^services/shared/', pathNot: test },
      to: { path: '^services/(?!shared/)' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node:|dist/|packages/[^/]+/dist/|contracts/)' },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
