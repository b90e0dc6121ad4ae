// Generated from docs/operations/shop/privacy.md by `npm run generate`. Do not edit.
import type { LegalText } from '../fillText.ts';

export const privacy: LegalText = {
  "title": "Aviso de privacidad",
  "updated": "Última actualización: 27 de noviembre de 2026",
  "sections": [
    {
      "id": "responsable",
      "title": "1. Quién es responsable de tus datos",
      "text": [
        "{company}, con domicilio en {address}, es responsable de los datos personales que nos das en {name}, conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.",
        "Para cualquier asunto de tus datos escribe a {email} o llama al {phone}: {hours}."
      ]
    },
    {
      "id": "datos",
      "title": "2. Qué datos usamos",
      "text": [
        [
          "De quien compra: correo y celular; si creas una cuenta, también tu nombre y, si tú los escribes, tu fecha de nacimiento y tu sexo.",
          "De quien viaja: nombre, tipo de pasajero, asiento y viaje. Si guardas pasajeros favoritos, también su fecha de nacimiento.",
          "Del pago: nombre del titular, cantidad, folio y respuesta de tu banco. El número de tu tarjeta y su CVV viajan cifrados al banco: no los guardamos ni los vemos. Si guardas una tarjeta, conservamos una clave del banco que la representa y sus últimos 4 dígitos.",
          "De tu acceso: contraseña protegida, llaves de acceso y, si entras con Google, Facebook o Apple, el correo y el nombre que ellos nos dan con tu permiso.",
          "De tu equipo: dirección de red, navegador y sistema, para proteger tu cuenta y tus asientos."
        ],
        "La tarifa preferente indica que una persona vive con discapacidad. Es un dato sensible: solo lo usamos para darte esa tarifa y al elegirla nos das tu consentimiento expreso.",
        "Si compras para otras personas, muéstrales este aviso. Los datos de menores los da quien los representa."
      ]
    },
    {
      "id": "finalidades",
      "title": "3. Para qué los usamos",
      "text": [
        "Finalidades necesarias, sin las que no podemos darte el servicio:",
        [
          "Vender, cobrar, cambiar y cancelar tus boletos y devolverte lo que corresponda.",
          "Enviarte tus boletos, el recordatorio de tu salida y los avisos de tu compra y de tu cuenta.",
          "Confirmar con un código que tú eres quien compra, y prevenir fraudes.",
          "Atender tus dudas, quejas y reclamaciones, y cumplir la ley."
        ],
        "Finalidades secundarias: ninguna. No usamos tus datos para publicidad ni hacemos perfiles tuyos. Si un día lo quisiéramos, te pediríamos permiso antes."
      ]
    },
    {
      "id": "transferencias",
      "title": "4. Con quién los compartimos",
      "text": [
        "Compartimos solo lo necesario, y la ley no pide tu consentimiento para ello:",
        [
          "Con la línea de autobús de tu viaje, para que te deje abordar y te atienda.",
          "Con el banco y quien procesa el pago, para cobrar y devolver.",
          "Con las autoridades, cuando la ley nos obliga."
        ],
        "Quienes envían por nosotros los correos y los mensajes de texto los usan solo para eso y siguiendo nuestras instrucciones. No vendemos tus datos."
      ]
    },
    {
      "id": "plazos",
      "title": "5. Cuánto tiempo los guardamos",
      "text": [
        [
          "Tus boletos: 400 días después del viaje. Las cantidades sin tu nombre se quedan para la contabilidad.",
          "Los datos de tu pago: 400 días.",
          "Tu cuenta: hasta que la eliminas. La de un invitado, 400 días desde su última visita.",
          "Los correos que te enviamos: 7 días. Los mensajes de texto: 1 día."
        ],
        "Cuando eliminas tu cuenta en Mi Perfil borramos enseguida tus datos, tus boletos, tus pasajeros, tus tarjetas y tus puntos."
      ]
    },
    {
      "id": "arco",
      "title": "6. Tus derechos ARCO",
      "text": [
        "Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso. Muchos los ves, corriges o eliminas tú en Mi Perfil. Para lo demás escribe a {email} con el asunto «Derechos ARCO» y dinos:",
        [
          "Tu nombre y un correo o domicilio para responderte.",
          "Una copia de tu identificación, y si actúas por otra persona, del documento que lo acredita.",
          "Qué datos son y qué derecho quieres ejercer.",
          "Lo que nos ayude a encontrarlos, como el correo de tu compra o tu folio."
        ],
        "Te respondemos en 20 días hábiles, y si procede lo hacemos en los 15 días hábiles siguientes. No tiene costo; solo pagas, en su caso, copias y envío."
      ]
    },
    {
      "id": "revocacion",
      "title": "7. Revocar tu consentimiento o limitar el uso",
      "text": [
        "Puedes revocar tu consentimiento o pedir que limitemos el uso de tus datos de la misma manera, escribiendo a {email}. Si un dato es necesario para un viaje que ya compraste o la ley nos obliga a guardarlo, lo conservamos hasta que deje de serlo."
      ]
    },
    {
      "id": "cookies",
      "title": "8. Cookies y almacenamiento",
      "text": [
        "Usamos solo lo que la tienda necesita para funcionar. No hay cookies de publicidad ni de análisis.",
        [
          "Cookies: tu sesión y una clave de tu equipo que protege tu cuenta y tus asientos.",
          "Almacenamiento del navegador: tu compra en curso, tus últimas búsquedas y, en tu equipo, los boletos que abriste para verlos sin conexión."
        ],
        "Al cerrar tu sesión se borran los boletos guardados en tu equipo. Lo demás lo puedes borrar en tu navegador; entonces pierdes la compra que estaba en curso."
      ]
    },
    {
      "id": "cambios",
      "title": "9. Cambios a este aviso",
      "text": [
        "Si cambia, lo publicamos en esta página con su fecha. Si el cambio necesita tu consentimiento, te lo pedimos antes."
      ]
    },
    {
      "id": "autoridad",
      "title": "10. Autoridad",
      "text": [
        "Si crees que tu derecho a la protección de datos se vulneró, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno, www.gob.mx/buengobierno."
      ]
    }
  ]
};
