import type { phoneCodeModel } from '../../../machines/phoneCode/phoneCode.model.ts';
import type { Step } from '../../../machines/testing/paths.ts';
import { nextOf } from '../browser/chart.ts';
import type { EventOf, Words } from '../charts.ts';

const code = (rest: readonly Step[]) =>
  nextOf(rest, 'codeWrong', 'codeRight', 'codeDead') === 'codeWrong' ? 'cualquier otro código' : 'el código de /outbox';

export const words = {
  codeTyped: { says: 'Escribe los seis dígitos', sandbox: code },
  halfTyped: { says: 'Escribe solo dos dígitos' },
  codeSubmitted: { says: 'Oprime «Verificar»' },
  codeRight: { says: 'El código es correcto', sandbox: 'el código de /outbox' },
  codeWrong: { says: 'El código no es correcto', sandbox: 'cualquier otro código' },
  codeDead: { says: 'El código dejó de servir', sandbox: 'cinco códigos equivocados' },
  timePassed: { says: 'Pasan los 180 s del contador', sandbox: 'tablero y reloj: adelantar 181 s' },
  codeResent: { says: 'Pide otro código' },
  newCodeSent: { says: 'Sale otro código', sandbox: 'el código está en /outbox' },
  resendFails: { says: 'El otro código no sale', sandbox: 'tablero: resendVerification → falla' },
} satisfies Record<EventOf<typeof phoneCodeModel>, Words>;
