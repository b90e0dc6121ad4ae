import type { FastifyReply } from 'fastify';
import { type Bank, recentPayments } from './bank/bank.ts';
import { statusNames } from './bank/statusNames.ts';
import { html } from '../shared/html.ts';
import { moneyText } from '../shared/money.ts';
import { sendPage } from './page.ts';
import { navigation } from './navigation.ts';
import { challengeCode, demoStaff, demoUser, testCards, testPhones } from './values.ts';

const spaced = (number: string): string =>
  number.length === 15 ? number.replace(/(\d{4})(\d{6})(\d{5})/, '$1 $2 $3') : number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** First page of the sandbox: all special values, and the bank's newest payments. */
export async function homePage(reply: FastifyReply, bank: Bank): Promise<FastifyReply> {
  const recent = await recentPayments(bank, 20);
  return sendPage(reply, {
    title: 'Banco de pruebas',
    body: html`${navigation('/')}
      <main>
        <h1>Banco de pruebas</h1>
        <p>Nada de aquí es real: ni banco, ni tarjetas, ni mensajes. Cada valor elige un desenlace.</p>
        <section class="card">
          <h2>Tarjetas</h2>
          <p>
            Cualquier fecha futura, cualquier nombre, CVV de 3 o 4 dígitos. El código del reto 3-D Secure es <code>${challengeCode}</code>.
            Cualquier otro número válido se autoriza.
          </p>
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">Número</th>
                  <th scope="col">Marca</th>
                  <th scope="col">Qué pasa</th>
                </tr>
              </thead>
              <tbody>
                ${testCards.map(
                  (card) =>
                    html`<tr>
                      <td><code>${spaced(card.number)}</code></td>
                      <td>${card.brand}</td>
                      <td>${card.label}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>
        </section>
        <section class="card">
          <h2>Teléfonos</h2>
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">Termina en</th>
                  <th scope="col">Qué pasa</th>
                </tr>
              </thead>
              <tbody>
                ${testPhones.map(
                  (phone) =>
                    html`<tr>
                      <td><code>${phone.ending}</code></td>
                      <td>${phone.label}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>
          <p>Cuenta con contraseña: <code>${demoUser.email}</code>, <code>${demoUser.password}</code>.</p>
          <p>
            Operación: <code>${demoStaff.email}</code>, <code>${demoStaff.password}</code> y <a href="/staff-code">el código de ahora</a>.
          </p>
        </section>
        <section class="card">
          <h2>Últimos pagos del banco</h2>
          ${
            recent.length === 0
              ? html`<p class="empty">Todavía no hay pagos.</p>`
              : html`<div class="scroll">
                  <table>
                    <thead>
                      <tr>
                        <th scope="col">Pago</th>
                        <th scope="col">Tarjeta</th>
                        <th scope="col">Importe</th>
                        <th scope="col">Estado</th>
                      </tr>
                    </thead>
                    <tbody>
                      ${recent.map(
                        (row) =>
                          html`<tr>
                            <td><code>${row.paymentId}</code></td>
                            <td>${row.brand} ${row.last4}</td>
                            <td>${moneyText(row.amount, row.currency)}</td>
                            <td>${statusNames[row.status]} ${row.reason === null ? '' : html`<code>${row.reason}</code>`}</td>
                          </tr>`,
                      )}
                    </tbody>
                  </table>
                </div>`
          }
        </section>
      </main>`,
  });
}
