import { expect, it } from 'vitest';
import { mailFoot } from './mailText.ts';

it('a mail ends with whom a traveller calls, when, and where the rules are', () => {
  const company = {
    phone: '81 5555 0100',
    whatsapp: '81 5555 0101',
    email: 'ayuda@tienda.example',
    hours: 'todos los días, de 06:00 AM a 11:00 PM',
  };
  const { text, html } = mailFoot(company, 'https://tienda.example');
  expect(text.trim()).toBe(
    '¿Necesitas ayuda? Llama al 81 5555 0100, escribe por WhatsApp al 81 5555 0101 o escribe a ayuda@tienda.example. ' +
      'Te atendemos todos los días, de 06:00 AM a 11:00 PM. Reglas de cambios, cancelación y equipaje: https://tienda.example/compra/ayuda',
  );
  expect(html).toContain('<a href="https://tienda.example/compra/ayuda">');
  expect(mailFoot({ hours: company.hours }, 'https://tienda.example').text.trim()).toMatch(/^Reglas de cambios/);
});
