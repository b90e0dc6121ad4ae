import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '../shared/clock.ts';
import { html } from '../shared/html.ts';
import { navigation } from './navigation.ts';
import { sendPage } from './page.ts';
import { demoStaff } from './values.ts';

const stepMs = 30_000;
const authenticator = new TOTP({ secret: Secret.fromBase32(demoStaff.authenticator), algorithm: 'SHA1', digits: 6, period: stepMs / 1000 });

/** The code of the demo person now, the next one, which is accepted too, and when the next one becomes that of now. */
function codesAt(now: number): { readonly code: string; readonly next: string; readonly nextAt: string } {
  const codeAt = (timestamp: number): string => authenticator.generate({ timestamp });
  return { code: codeAt(now), next: codeAt(now + stepMs), nextAt: new Date((Math.floor(now / stepMs) + 1) * stepMs).toISOString() };
}

/** Serves the code of the authenticator that the demo person has, as a page and as JSON. An authenticator has the time of the machine. */
export function mountStaffCode(app: FastifyInstance, clock: Clock): void {
  app.get('/staff-code.json', async () => codesAt(clock.machineNow()));

  app.get('/staff-code', async (_request, reply) => {
    const { code, next } = codesAt(clock.machineNow());
    return sendPage(reply, {
      title: 'Código de la operación',
      body: html`${navigation('/staff-code')}
        <main>
          <h1>Código de la operación</h1>
          <p>
            Para entrar a la operación con <code>${demoStaff.email}</code> y <code>${demoStaff.password}</code>. Cada código sirve una vez y
            cambia cada 30 segundos.
          </p>
          <section class="card">
            <p class="otp">${code}</p>
            <p>¿Ya lo usaste? El siguiente también sirve: <code>${next}</code>.</p>
          </section>
        </main>`,
    });
  });
}
