import type { Manifest } from './manifest.ts';

/** Questions and answers, by subject. */
export const help: Manifest<'help'> = {
  name: 'help',
  path: '/ayuda',
  read: () => ({ name: 'help' }),
  write: () => ({}),
  load: async () => (await import('./help.step.tsx')).openHelp(),
  next: [],
};
