import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readHelp, readLegal } from './shopTexts.ts';

const example = (name: string): string => readFileSync(new URL(`../../docs/operations/shop/${name}.md`, import.meta.url), 'utf8');

/** What a reader says of a text, each with its line. */
function faultsOf(read: typeof readLegal | typeof readHelp, markdown: string): string[] {
  const faults: string[] = [];
  read(markdown, (sentence, line) => faults.push(`${line ?? ''}: ${sentence}`));
  return faults;
}

describe('the terms', () => {
  const start = '# Términos\n\nHoy\n\n';

  it('are a title, a date, and sections of paragraphs and lists', () => {
    const markdown =
      '\uFEFF# Términos\r\n\r\nÚltima actualización: hoy\r\n\r\n## 1. Quién {#quien}\r\nUna\r\nlínea de {company}.\r\n\r\n- uno\r\n  y más\r\n- dos\r\n\r\nOtra.\r\n';
    const faults: string[] = [];
    expect(readLegal(markdown, (sentence) => faults.push(sentence))).toEqual({
      title: 'Términos',
      updated: 'Última actualización: hoy',
      sections: [{ id: 'quien', title: '1. Quién', text: ['Una línea de {company}.', ['uno y más', 'dos'], 'Otra.'] }],
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['', '1: falta el título'],
    ['# Términos\n\n## Uno {#uno}\n\nTexto', '1: bajo el título va un renglón con la fecha'],
    [start, ': faltan las secciones'],
    [`${start}## Uno\n\nTexto`, '5: a «Uno» le falta su ancla'],
    [`${start}## Uno {#Uno}\n\nTexto`, '5: a «Uno {#Uno}» le falta su ancla'],
    [`${start}## Uno {#uno}\n\n## Dos {#dos}\n\nTexto`, '5: a «Uno» le falta su texto'],
    [`${start}## Uno {#uno}\n\nTexto\n\n## Dos {#uno}\n\nTexto`, '9: el ancla {#uno} está dos veces'],
    [`${start}## Uno {#uno}\n\n### Dos {#dos}\n\nTexto`, '7: «Dos» es un título de otro nivel'],
    [
      `${start}## Uno {#uno}\n\nLlama al {telefono}`,
      '7: «{telefono}» no es un dato de la tienda; los hay: {name}, {company}, {address}, {phone}, {whatsapp}, {email} y {hours}',
    ],
    [`${start}## Uno {#uno}\n\nLlama al {phone`, '7: «{phone» no es un dato'],
    [`${start}## Uno {#uno}\n\nLlama al phone}`, '7: «}» no es un dato'],
    [`${start}## Uno {#uno}\n\nEs **importante**`, '7: la página no conoce «**»'],
    [`${start}## Uno {#uno}\n\nVe [aquí](https://a.example)`, '7: la página no conoce «](»'],
    [`${start}## Uno {#uno}\n\n<script>alert(1)</script>`, '7: la página no conoce «<»'],
    [`${start}## Uno {#uno}\n\n* uno`, '7: la página no conoce «*»'],
    [`${start}## Uno {#uno}\n\n#### Uno`, '7: la página no conoce «#»'],
    [`${start}## Uno {#uno}\n\nHay:\n- uno`, '7: falta un renglón vacío antes de la lista'],
  ])('%j say "%s"', (markdown, said) => {
    expect(faultsOf(readLegal, markdown).some((fault) => fault.startsWith(said))).toBe(true);
  });
});

describe('the help', () => {
  const all = ['cambiar', 'cancelar', 'descuentos', 'equipaje', 'mascotas', 'menores', 'contacto'];
  const question = (id: string, more = ''): string => `### ¿${id}? {#${id}}\n\nSí.\n\n${more}`;
  const help = (ids: readonly string[], more = ''): string => `# Ayuda\n\n## Todo\n\n${ids.map((id) => question(id)).join('')}${more}`;

  it('are topics of questions, with other words and what they need', () => {
    expect(faultsOf(readHelp, help(all))).toEqual([]);
    const [topic] = readHelp(help([], question('factura', 'Palabras: cfdi rfc\n\nRequiere: SHOP_INVOICE_URL\n')), () => undefined);
    expect(topic).toEqual({
      title: 'Todo',
      questions: [{ id: 'factura', question: '¿factura?', answer: ['Sí.'], words: 'cfdi rfc', needs: 'invoiceUrl' }],
    });
  });

  it.each(all)('may not lose #%s', (id) => {
    expect(faultsOf(readHelp, help(all.filter((one) => one !== id)))).toEqual([`: falta la pregunta {#${id}}, a la que lleva la tienda`]);
  });

  it.each([
    [`Hola\n\n${help(all)}`, '1: empieza con un título, como # Ayuda'],
    [help(all).replace('## Todo', '## Todo\n\nTexto'), '5: bajo el tema «Todo» van preguntas con ###'],
    [help(all, question('cambiar')), '33: el ancla {#cambiar} está dos veces'],
    [help(all, question('otra', 'Requiere: SHOP_PHONE')), '33: «Requiere: SHOP_PHONE» no nombra un dato opcional'],
  ])('%j says "%s"', (markdown, said) => {
    expect(faultsOf(readHelp, markdown).map((fault) => fault.slice(0, said.length))).toEqual([said]);
  });
});

it('the example has no fault', () => {
  for (const name of ['terms', 'privacy']) expect(faultsOf(readLegal, example(name))).toEqual([]);
  expect(faultsOf(readHelp, example('help'))).toEqual([]);
});
