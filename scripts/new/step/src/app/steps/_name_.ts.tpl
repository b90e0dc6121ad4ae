import type { Manifest } from './manifest.ts';

/** The page `/_path_`. */
export const _name_: Manifest<'_name_'> = {
  name: '_name_',
  path: '/_path_',
  read: () => ({ name: '_name_' }),
  write: () => ({}),
  load: async () => (await import('./_name_.step.tsx'))._name_Step,
  next: [],
};
