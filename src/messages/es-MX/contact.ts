import type { HelpAnchor } from '../fillText.ts';

/** Texts of the contact, and of what a traveller asks before paying. */
export const contact = {
  title: '¿Necesitas ayuda?',
  phone: (phone: string) => `Llama al ${phone}`,
  whatsapp: (phone: string) => `Escribe por WhatsApp al ${phone}`,
  email: (email: string) => `Escribe a ${email}`,
  // An hour stays beside its half of the day.
  open: (hours: string) => `Te atendemos ${hours.replace(/ (?=[AP]M)/g, '\u00a0')}.`,
  keepFolio: 'Ten a la mano tu folio.',
  /** Before the phone of the bus line, which answers for the trip itself. */
  line: (name: string) => `Sobre el viaje, la línea ${name}:`,
  site: 'su sitio',
  all: 'Ver toda la ayuda',

  /** The line before paying. */
  rules: {
    lead: 'Conoce las reglas de',
    doubts: '¿Tienes dudas?',
    links: [
      { anchor: 'cambiar', label: 'cambios' },
      { anchor: 'cancelar', label: 'cancelación (reembolso en puntos)' },
      { anchor: 'descuentos', label: 'descuentos' },
      { anchor: 'equipaje', label: 'equipaje' },
      { anchor: 'mascotas', label: 'mascotas' },
      { anchor: 'menores', label: 'menores' },
    ] satisfies readonly { anchor: HelpAnchor; label: string }[],
  },
};
