import type { ProfileSection } from '../../../machines/domain/profile.ts';
import type { Manifest } from './manifest.ts';

/** The value of `seccion` in the address of each section; Mis datos needs none (PROFILE-003). */
const NAMES: Record<ProfileSection, string> = {
  data: '',
  passengers: 'pasajeros',
  cards: 'pagos',
  raites: 'raites',
  security: 'seguridad',
};

function sectionOf(name: string | null): ProfileSection {
  for (const section of ['passengers', 'cards', 'raites', 'security'] as const) if (NAMES[section] === name) return section;
  return 'data';
}

/** Mi Perfil (NAV-015). */
export const profile: Manifest<'profile'> = {
  name: 'profile',
  path: '/usuario/mi-cuenta',
  read: ({ query }) => ({ name: 'profile', section: sectionOf(query.get('seccion')) }),
  write: ({ section }) => ({ query: section === 'data' ? '' : `?seccion=${NAMES[section]}` }),
  load: async (wizard) => (await import('./profile.step.tsx')).profileStep(wizard),
  next: [],
};
