import { escapeHtml } from '../../shared/mailText.ts';
import type { Mail } from '../../shared/outbox.ts';

/** A mail with one link, as text and as HTML. No part of it comes from a traveller. */
function linkMail(to: string, subject: string, lines: readonly string[], link?: { readonly label: string; readonly url: string }): Mail {
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`);
  if (link) paragraphs.splice(1, 0, `<p><a href="${link.url}">${link.label}</a></p>`);
  const texts = [...lines];
  if (link) texts.splice(1, 0, link.url);
  return {
    to,
    subject,
    text: texts.join('\n\n'),
    html: `<div style="font-family:system-ui,sans-serif;max-width:34rem;margin:0 auto;color:#14251f">\n${paragraphs.join('\n')}\n</div>`,
  };
}

const notYou = 'Si no lo pediste tú, ignora este correo: nada cambia.';

export type IdentityMails = ReturnType<typeof createMails>;

/** The mails of the identity service. They name the shop, and their links open it at `publicUrl`. */
export function createMails(publicUrl: string, shop: string) {
  const page = (path: string, token?: string): string => `${publicUrl}/compra/${path}${token === undefined ? '' : `?token=${token}`}`;
  return {
    /** `askedAt` names the hour of the registration. */
    confirmation: (to: string, token: string, askedAt: string): Mail =>
      linkMail(
        to,
        'Confirma tu correo',
        [
          `Alguien se registró en ${shop} con este correo el ${askedAt}. Si fuiste tú, confírmalo para terminar tu registro. El enlace vence en 24 horas.`,
          'Solo sirve el enlace del correo más reciente.',
          notYou,
        ],
        { label: 'Confirmar mi correo', url: page('registro', token) },
      ),

    accountExists: (to: string): Mail =>
      linkMail(
        to,
        'Ya tienes una cuenta',
        [
          `Alguien quiso registrarse en ${shop} con este correo, que ya tiene una cuenta. Si olvidaste tu contraseña, elige otra.`,
          'Si no fuiste tú, ignora este correo: nada cambia.',
        ],
        { label: 'Recuperar mi contraseña', url: page('recupera-contrasena') },
      ),

    recovery: (to: string, token: string): Mail =>
      linkMail(to, 'Recupera tu contraseña', ['Elige una contraseña nueva. El enlace vence en 30 minutos y sirve una sola vez.', notYou], {
        label: 'Elegir contraseña',
        url: page('recupera-contrasena', token),
      }),

    noAccount: (to: string): Mail =>
      linkMail(
        to,
        'No encontramos una cuenta',
        [`Pediste recuperar una contraseña, pero este correo no tiene una cuenta en ${shop}. Puedes registrarte con él.`, notYou],
        { label: 'Registrarme', url: page('registro') },
      ),

    socialCode: (to: string, code: string): Mail =>
      linkMail(to, `Tu código de ${shop}`, [
        `${code} es tu código para entrar a ${shop}. Vence en 10 minutos. No lo compartas con nadie.`,
        notYou,
      ]),

    passwordEnded: (to: string): Mail =>
      linkMail(
        to,
        'Tu contraseña ya no sirve',
        [
          `Entraste a ${shop} con otra cuenta y demostraste que este correo es tuyo. Tu cuenta tenía una contraseña que no se eligió desde este correo, así que la quitamos y cerramos sus sesiones.`,
          'Puedes elegir otra cuando quieras.',
        ],
        { label: 'Elegir contraseña', url: page('recupera-contrasena') },
      ),

    passkeyAdded: (to: string): Mail =>
      linkMail(
        to,
        'Guardaste una llave de acceso',
        [
          `Tu cuenta de ${shop} tiene una llave de acceso nueva. Con ella entras sin contraseña.`,
          'Si no fuiste tú, elimínala y cambia tu contraseña ahora mismo.',
        ],
        { label: 'Ver mis llaves', url: page('usuario/mi-cuenta?seccion=seguridad') },
      ),

    /** `by` is the person who invites; without one the shop does. */
    staffInvitation: (to: string, link: string, by?: string): Mail =>
      linkMail(
        to,
        `Invitación a la operación de ${shop}`,
        [
          `${by ?? shop} te invita a trabajar en la operación de ${shop}. El enlace vence en 48 horas y sirve una sola vez.`,
          'Si no lo esperabas, ignora este correo.',
        ],
        { label: 'Aceptar la invitación', url: link },
      ),

    /** `ended` says which sessions ended with the old password. */
    passwordChanged: (to: string, ended: 'all' | 'others'): Mail =>
      linkMail(
        to,
        'Cambiaste tu contraseña',
        [
          `Tu contraseña de ${shop} cambió y cerramos ${ended === 'all' ? 'todas tus sesiones' : 'tus demás sesiones'}.`,
          'Si no fuiste tú, elige otra ahora mismo.',
        ],
        { label: 'Recuperar mi contraseña', url: page('recupera-contrasena') },
      ),
  };
}
