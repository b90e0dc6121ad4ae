// Generated from docs/operations/shop/terms.md by `npm run generate`. Do not edit.
import type { LegalText } from '../fillText.ts';

export const terms: LegalText = {
  "title": "Términos y condiciones",
  "updated": "Última actualización: 27 de noviembre de 2026",
  "sections": [
    {
      "id": "quien-vende",
      "title": "1. Quién vende",
      "text": [
        "{name} es la tienda en línea de {company}, con domicilio en {address}. Te atendemos en el teléfono {phone}, por WhatsApp en el {whatsapp} y en {email}: {hours}.",
        "{name} vende boletos de las líneas de autobús por cuenta de ellas. El viaje lo presta la línea que aparece en tu boleto, y ella responde por el transporte, su personal, sus unidades y sus horarios. {name} responde por la venta, el cobro, la entrega del boleto y lo que hagas con él en la tienda.",
        "Al comprar aceptas estos términos. Los que aplican a tu compra son los que estaban publicados ese día."
      ]
    },
    {
      "id": "precio",
      "title": "2. Precio",
      "text": [
        "Los precios están en pesos mexicanos (MXN) e incluyen impuestos y cargos. El total que ves antes de pagar es el total que se cobra: no agregamos nada después.",
        "Los servicios adicionales, como el seguro de viajero o una maleta extra, son opcionales. Ninguno se agrega sin que tú lo elijas, y cada uno muestra qué es, para quién y su precio. El seguro, la asistencia y el taxi son para personas, no para mascotas.",
        "Los precios con descuento para menores, adultos mayores, estudiantes, profesores y personas con discapacidad tienen lugares limitados en cada autobús cuando así se indica. Quien viaja con descuento muestra al abordar lo que pide su tipo de pasajero: el menor, su acta de nacimiento o su identificación; los demás, su credencial vigente.",
        "El descuento del viaje de regreso depende de tu boleto de ida. Si cancelas o cambias la ida, restamos de su reembolso el descuento que el regreso tenía por ella; la tienda te lo dice antes de que confirmes."
      ]
    },
    {
      "id": "apartado",
      "title": "3. Tiempo para pagar",
      "text": [
        "Cuando pasas al pago apartamos tus asientos 9 minutos. El reloj de la página muestra cuánto falta. Si el tiempo termina sin pago, los asientos quedan libres para otras personas y no se te cobra nada.",
        "Mientras tu banco contesta, tus asientos te esperan. Si tu banco cobra cuando ya no podemos darte los asientos, te devolvemos el cargo completo a la misma tarjeta sin que lo pidas.",
        "Puedes comprar hasta 5 lugares por trayecto."
      ]
    },
    {
      "id": "pago",
      "title": "4. Formas de pago",
      "text": [
        [
          "Tarjeta de crédito o débito, en una sola exhibición. Tu banco puede pedirte que confirmes la compra.",
          "Efectivo, cuando la tienda lo ofrece: reservas en línea y pagas la referencia en una tienda de conveniencia, un kiosco o una taquilla antes de la fecha y hora de tu vale. Si no pagas a tiempo, la reserva termina y no se te cobra nada.",
          "Puntos Viaja y cupones, que reducen el precio de los boletos. Los servicios adicionales se pagan con tarjeta."
        ],
        "Los datos de tu tarjeta viajan cifrados a tu banco. No los guardamos ni los vemos."
      ]
    },
    {
      "id": "boleto",
      "title": "5. Tu boleto",
      "text": [
        "Cada boleto vale para la persona, el asiento, el día y el horario que indica. Lo recibes por correo y lo puedes mostrar en el teléfono o impreso, con su código QR y una identificación. El código sirve para abordar una sola vez.",
        "Puedes corregir el nombre de un boleto una sola vez, antes de la salida. El nombre nuevo hace un código nuevo y el anterior deja de servir.",
        "Llega a la terminal con tiempo: la línea no está obligada a esperarte. Un boleto cuya salida ya pasó no se cambia ni se cancela."
      ]
    },
    {
      "id": "cambios",
      "title": "6. Cambios",
      "text": [
        "Puedes cambiar tu asiento, tu fecha o tu horario en la misma ruta hasta 1 hora antes de la salida, desde la tienda y sin costo por el cambio. Con el servicio Cambio flexible, cada boleto que lo tiene se puede cambiar hasta que salga su autobús.",
        "Si los boletos nuevos cuestan más, pagas la diferencia. Si cuestan menos, recibes la diferencia en Puntos Viaja, que puedes usar después de tu viaje. La tienda te muestra la cantidad antes de que confirmes. Tus boletos anteriores dejan de servir cuando confirmas. El boleto de un menor o de una mascota se cambia junto con el de su adulto."
      ]
    },
    {
      "id": "cancelacion",
      "title": "7. Cancelación y reembolso",
      "text": [
        "Puedes cancelar un boleto antes de su salida si no se ha usado, desde la tienda y sin costo. No se puede deshacer.",
        "Cuando tú cancelas, el reembolso es en Puntos Viaja por lo que pagaste del boleto y sus servicios, sin importar cómo lo pagaste. Un boleto cuyo precio redujo un cupón no tiene reembolso. La tienda te muestra la cantidad antes de que confirmes.",
        "Si compraste como invitado, los puntos se guardan con el correo de tu compra. Los ves y los usas cuando te registras con él.",
        "Lo que te debemos regresa como lo pagaste. Así es cuando la línea cancela o mueve tu salida, cuando se te cobra dos veces o cuando el cargo llega tarde: a la misma tarjeta, en la caja si fue en efectivo, o en puntos si pagaste con puntos.",
        "Los Puntos Viaja valen 365 días desde que los puedes usar. No se cambian por dinero."
      ]
    },
    {
      "id": "equipaje",
      "title": "8. Equipaje",
      "text": [
        "El equipaje incluido, su peso y sus medidas los fija la línea de tu boleto. Si llevas más, puedes agregar una maleta extra de hasta 25 kg al comprar.",
        "Lleva contigo lo que tiene valor, tus documentos y tus medicinas. Pide el talón de cada maleta que documentes y consérvalo: con él reclamas a la línea si se daña o se pierde.",
        "No se permiten armas, sustancias peligrosas o inflamables, ni lo que la ley prohíbe."
      ]
    },
    {
      "id": "mascotas",
      "title": "9. Mascotas",
      "text": [
        "Tu mascota viaja con su propio boleto, en su transportadora, en un asiento junto a la ventana y con un adulto en el asiento de al lado.",
        "Los perros guía y de asistencia viajan con su persona como lo ordena la ley. Avísanos para ayudarte a elegir el lugar."
      ]
    },
    {
      "id": "menores",
      "title": "10. Menores de edad",
      "text": [
        "El boleto de menor es para niñas y niños de 3 a 11 años. Los menores no pueden viajar solos: en su mismo viaje va un adulto, un adulto mayor, un estudiante o un profesor. Mientras viaje un menor, no puedes cancelar el boleto de su único acompañante.",
        "Lleva la identificación o el acta de nacimiento del menor. La línea puede pedir el permiso de sus padres."
      ]
    },
    {
      "id": "accesibilidad",
      "title": "11. Accesibilidad",
      "text": [
        "Las personas con discapacidad tienen una tarifa preferente con su credencial. Si necesitas ayuda para abordar, llevas silla de ruedas o perro de asistencia, llámanos antes de tu viaje al {phone} para avisar a la línea.",
        "La tienda se puede usar con el teclado, con lector de pantalla y con letra grande. Si algo te impide comprar, dínoslo en {email}."
      ]
    },
    {
      "id": "retrasos",
      "title": "12. Retrasos y salidas canceladas",
      "text": [
        "El tránsito y el clima pueden cambiar los horarios. Cuando la línea informa un retraso, lo ves en tu boleto.",
        "Si la línea cancela tu salida, llámanos o escríbenos: puedes viajar en otra salida de la misma ruta o recibir lo que pagaste, por el mismo medio en que lo pagaste."
      ]
    },
    {
      "id": "quejas",
      "title": "13. Quejas",
      "text": [
        "Escríbenos a {email} o llama al {phone} con tu folio.",
        "También puedes acudir a la Procuraduría Federal del Consumidor (PROFECO): Teléfono del Consumidor 55 5568 8722 y 800 468 8722, www.gob.mx/profeco."
      ]
    },
    {
      "id": "ley",
      "title": "14. Ley aplicable",
      "text": [
        "Estos términos se rigen por las leyes de México, entre ellas la Ley Federal de Protección al Consumidor y las normas del autotransporte federal. Para cualquier controversia son competentes la PROFECO y los tribunales del domicilio de {company} o del tuyo, como tú elijas.",
        "Nada de lo que dicen estos términos te quita un derecho que la ley te da."
      ]
    }
  ]
};
