import { askedOf, queryOf } from './askedQuery.ts';
import type { Manifest } from './manifest.ts';

/** The prices of a month (NAV-006). */
export const calendar: Manifest<'calendar'> = {
  name: 'calendar',
  path: '/calendario/:view',
  read: ({ params: { view }, query }) => (view === 'main' || view === 'return' ? { name: 'calendar', view, asked: askedOf(query) } : null),
  write: ({ view, asked }) => ({ params: { view }, query: queryOf(asked) }),
  load: async () => (await import('./calendar.step.tsx')).calendarStep,
  next: [],
};
