import { expect, it } from 'vitest';
import { contactLinks } from './contactLinks.ts';

it('a phone is dialled, a WhatsApp and a mail are opened', () => {
  expect(contactLinks({ phone: '81 0000 0100', whatsapp: '+52 81 0000 0101', email: 'ayuda@anden.example' })).toEqual([
    { by: 'phone', label: 'Llama al 81 0000 0100', href: 'tel:+528100000100' },
    { by: 'whatsapp', label: 'Escribe por WhatsApp al +52 81 0000 0101', href: 'https://wa.me/528100000101' },
    { by: 'email', label: 'Escribe a ayuda@anden.example', href: 'mailto:ayuda@anden.example' },
  ]);
});

it('nothing is offered that the configuration lacks', () => {
  expect(contactLinks({ name: 'Camino' })).toEqual([]);
});
