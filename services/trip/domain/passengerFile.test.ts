import { describe, expect, it } from 'vitest';
import { cellOf, passengerFile } from './passengerFile.ts';

describe('a cell', () => {
  it.each([
    ['Ana Peña', 'Ana Peña'],
    ['', ''],
    ['=1+1', "'=1+1"],
    ['+52', "'+52"],
    ['-3', "'-3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['a=1', 'a=1'],
    ['Peña, Ana', '"Peña, Ana"'],
    ['la "Güera"', '"la ""Güera"""'],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['dos\nlíneas', '"dos\nlíneas"'],
  ])('%j is written %j', (text, cell) => {
    expect(cellOf(text)).toBe(cell);
  });
});

it('the file has a byte order mark, headings in Spanish and the local time of the boarding', () => {
  const passenger = { ticketId: 't_1', seat: '7', name: 'Ana Peña', passengerType: 'ADULTO', from: 'Monterrey', to: 'Tampico' };
  const file = passengerFile(
    [
      { ...passenger, status: 'issued', scannedAt: '2026-11-27T14:12:00Z' },
      { ...passenger, seat: '8', name: '=Ana', status: 'reserved', scannedAt: null },
    ],
    'America/Monterrey',
  );
  expect(file).toBe(
    '\uFEFFAsiento,Nombre,Tipo de pasajero,Origen,Destino,Estado,Abordó\r\n' +
      '7,Ana Peña,ADULTO,Monterrey,Tampico,Pagado,2026-11-27 08:12\r\n' +
      "8,'=Ana,ADULTO,Monterrey,Tampico,Reservado,\r\n",
  );
});
