import { askedOf, queryOf } from './askedQuery.ts';
import type { Manifest } from './manifest.ts';

/** The search and its results (NAV-004). */
export const home: Manifest<'home'> = {
  name: 'home',
  path: '/',
  read: ({ query }) => ({ name: 'home', asked: askedOf(query) }),
  write: ({ asked }) => ({ query: queryOf(asked) }),
  load: null,
  next: ['seats', 'calendar'],
};
