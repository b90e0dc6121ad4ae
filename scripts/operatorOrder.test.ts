import { expect, it } from 'vitest';
import { orderIn } from './operatorOrder.ts';

it('reads an e-mail and its roles', () => {
  expect(orderIn(['invite', 'Olivia@Example.com', '--roles', 'admin, support,admin'])).toEqual({
    email: 'olivia@example.com',
    roles: ['admin', 'support'],
  });
});

it.each([
  [[], /^Uso: /],
  [['invite'], /^Uso: /],
  [['invite', 'a@example.com'], /^Uso: /],
  [['invite', 'a@example.com', 'b@example.com', '--roles', 'sell'], /^Uso: /],
  [['expel', 'a@example.com', '--roles', 'sell'], /^Uso: /],
  [['invite', 'a@example.com', '--rolls', 'sell'], /^Uso: /],
  [['invite', 'nobody', '--roles', 'sell'], /^«nobody» no es un correo\.$/],
  [['invite', 'a@example.com', '--roles', 'sell,boss'], /^«boss» no es un puesto\. Los puestos son sell, support, door, money y admin\.$/],
  [['invite', 'a@example.com', '--roles', ''], /^«» no es un puesto\./],
])('says in Spanish what is wrong with %j', (args, sentence) => {
  expect(orderIn(args)).toMatch(sentence);
});
