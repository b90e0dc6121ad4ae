import type { Company } from '../../../machines/domain/company.ts';
import { company } from '../company.ts';

export const shell = {
  skip: 'Saltar al contenido',
  home: `${company.name}, ir al inicio`,
  mainNav: 'Principal',
  links: { book: 'Reserva', places: 'Destinos', help: 'Ayuda' },
  signIn: 'Entrar',
  openMenu: 'Abrir menú',
  openMenuOf: (name: string) => `Abrir menú de ${name}`,
  back: 'Regresar',
  editTrip: 'Editar viaje',
  steps: 'Pasos de tu compra',
  stepDone: 'Listo:',
  step: { 1: 'Resultados', 2: 'Asientos', 3: 'Pago', 4: 'Confirmación' },
  questions: 'Preguntas frecuentes',
  foot: ({ name, notice }: Company) => ['©', name, notice && `· ${notice}`].filter(Boolean).join(' '),

  offline: 'Sin conexión. Te mostramos lo último que vimos.',
  offlineTickets: 'Sin conexión. Tus boletos siguen aquí.',
  outdated: 'Hay una versión nueva',
  outdatedLater: 'La cargamos cuando termines de pagar. No pierdes nada.',
  reload: 'Actualizar',

  unopened: {
    title: 'No pudimos abrir esta página',
    text: 'Revisa tu conexión e intenta de nuevo. Tu compra sigue guardada.',
  },

  failed: {
    title: 'Algo falló. Tu compra está a salvo',
    text: 'Lo que elegiste sigue guardado, y no se cobra dos veces.',
    folio: 'Tu pago tiene el folio',
    again: 'Continuar',
    reload: 'Recargar la página',
  },

  legal: {
    terms: 'Términos y condiciones',
    privacy: 'Aviso de privacidad',
  },
};
