import { examineShop } from '../services/start/doctor.ts';

// Says what hinders a start, what is odd, and who answers, without starting: `npm run doctor`, with the variables of the shop.
const { faults, warnings, good } = await examineShop(process.env);
const print = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log([title, ...lines.map((line) => `  ${line.replaceAll('\n', '\n    ')}`), ''].join('\n'));
};
print('Bien:', good);
print('Avisos:', warnings);
print('Fallas:', faults);
console.log(faults.length === 0 ? 'La tienda puede abrir.' : 'La tienda no puede abrir.');
process.exitCode = faults.length === 0 ? 0 : 1;
