// Generated from docs/operations/shop/help.md by `npm run generate`. Do not edit.
import type { HelpTopic } from '../fillText.ts';

export const help: readonly HelpTopic[] = [
  {
    "title": "Comprar",
    "questions": [
      {
        "id": "comprar",
        "question": "¿Cómo compro un boleto?",
        "answer": [
          "Busca tu origen, tu destino y tu fecha, elige la salida y toca un asiento libre en el mapa. Escribe quién viaja, paga, y tus boletos llegan a tu correo."
        ],
        "words": "reservar pasos"
      },
      {
        "id": "quienes",
        "question": "¿Quiénes son y es seguro comprar aquí?",
        "answer": [
          "{name} es la tienda de {company}. Vende los boletos de las líneas de autobús al precio de la línea, y el viaje lo hace la línea que dice tu boleto.",
          "Tu tarjeta la cobra tu banco, que puede pedirte confirmar la compra: el número y el CVV viajan cifrados y no los guardamos. El total que ves antes de pagar es lo que se te cobra. Si algo sale mal, hay personas que te atienden {hours}: {phone}."
        ],
        "words": "empresa confiable fraude estafa razon social quien tarjeta segura tienda oficial"
      },
      {
        "id": "invitado",
        "question": "¿Necesito una cuenta?",
        "answer": [
          "No. Puedes comprar como invitado con tu correo y tu celular, que confirmas con un código. Con una cuenta ves todos tus viajes en un lugar y juntas Puntos Viaja."
        ],
        "words": "registro registrarme invitado"
      },
      {
        "id": "tiempo",
        "question": "¿Cuánto tiempo tengo para pagar?",
        "answer": [
          "9 minutos desde que pasas al pago. El reloj de la página te dice cuánto falta. Si se acaba, tus asientos quedan libres y no se te cobra nada: puedes elegirlos de nuevo."
        ],
        "words": "apartado reloj caduca"
      },
      {
        "id": "lugares",
        "question": "¿Cuántos lugares puedo comprar?",
        "answer": [
          "Hasta 5 por trayecto en cada compra. Si son más, haz otra compra."
        ],
        "words": "grupo familia pasajeros"
      },
      {
        "id": "descuentos",
        "question": "¿Hay descuentos para estudiantes, profesores o INAPAM?",
        "answer": [
          "Sí. Elige el tipo de pasajero al agregar sus datos: ahí ves su precio, quién lo puede usar y qué se muestra al abordar. Los lugares con descuento son limitados en cada autobús.",
          [
            "Menor: de 3 a 11 años, con su acta de nacimiento o su identificación.",
            "Senectud: desde los 60 años, con su credencial del INAPAM.",
            "Estudiante y profesor: con la credencial vigente de su escuela.",
            "Preferente: personas con discapacidad, con su credencial."
          ]
        ],
        "words": "tercera edad senectud adulto mayor maestro credencial tarifa menor preferente"
      }
    ]
  },
  {
    "title": "Pagar",
    "questions": [
      {
        "id": "formas-de-pago",
        "question": "¿Cómo puedo pagar?",
        "answer": [
          "Con tarjeta de crédito o débito, y con Puntos Viaja o un cupón. Cuando tu salida lo permite, también en efectivo: reservas en línea y pagas la referencia de tu vale en una tienda de conveniencia, un kiosco o una taquilla.",
          "Los servicios adicionales se pagan solo con tarjeta."
        ],
        "words": "oxxo visa mastercard american express meses"
      },
      {
        "id": "rechazado",
        "question": "Mi banco rechazó el pago. ¿Se me cobró?",
        "answer": [
          "Cuando tu banco rechaza un pago, no se te cobra. Intenta con otra tarjeta o llama a tu banco. A veces tu banco muestra una retención que se libera sola en unos días."
        ],
        "words": "declinada fondos tarjeta no pasa"
      },
      {
        "id": "sin-boleto",
        "question": "Pagué y no veo mi boleto",
        "answer": [
          "No pagues otra vez. Si tu banco tarda en contestar, te mostramos una página con tu folio que se actualiza sola y te dice cómo quedó: si se cobró, si no se cobró o si te lo devolvimos.",
          "Si ya se cobró, busca el correo con tus boletos también en el correo no deseado, o entra en Mis boletos. Si no aparecen, llámanos con tu folio."
        ],
        "words": "cargo cobro pendiente desconocido folio"
      },
      {
        "id": "doble-cargo",
        "question": "Veo dos cargos en mi banco",
        "answer": [
          "Cada folio solo se puede cobrar una vez. Lo más común es que uno de los dos sea una retención, que se libera en unos días. Si no se libera, llámanos con tu folio: lo que se cobró de más regresa a la misma tarjeta."
        ],
        "words": "doble duplicado retencion"
      },
      {
        "id": "facturar",
        "question": "¿Cómo facturo mi compra?",
        "answer": [
          "En la página de tu compra toca «Facturar mi compra». Se abre el sitio de facturación con tu folio."
        ],
        "words": "factura cfdi rfc",
        "needs": "invoiceUrl"
      }
    ]
  },
  {
    "title": "Tus boletos",
    "questions": [
      {
        "id": "no-llego",
        "question": "No me llegó mi boleto",
        "answer": [
          "Llega a tu correo en unos minutos. Búscalo también en el correo no deseado. Si tienes cuenta, tus boletos están en Mis boletos; si compraste como invitado, entra con el mismo correo y celular.",
          "En la página de tu compra puedes descargarlo en PDF o enviarlo a otro correo. Si escribiste mal el correo, llámanos con tu folio."
        ],
        "words": "correo mail spam reenviar perdí"
      },
      {
        "id": "imprimir",
        "question": "¿Tengo que imprimir mi boleto?",
        "answer": [
          "No. Muestra su código QR en tu teléfono y lleva una identificación. Los boletos que abriste se ven también sin conexión."
        ],
        "words": "impreso qr celular identificacion ine"
      },
      {
        "id": "nombre",
        "question": "Escribí mal un nombre",
        "answer": [
          "Puedes cambiar el nombre de un boleto una sola vez y antes de la salida, en Mis boletos o con el enlace de tu correo. El código QR anterior deja de servir."
        ],
        "words": "corregir pasajero"
      },
      {
        "id": "puntos",
        "question": "¿Qué son los Puntos Viaja?",
        "answer": [
          "Son pesos para tu siguiente boleto. Con una cuenta ganas puntos por lo que pagas en dinero, y los puedes usar después de tu viaje. También recibes en puntos el reembolso de un boleto que cancelas. Valen 365 días desde que los puedes usar."
        ],
        "words": "monedero recompensas lealtad"
      }
    ]
  },
  {
    "title": "Cambios y cancelaciones",
    "questions": [
      {
        "id": "cambiar",
        "question": "¿Puedo cambiar mi fecha, mi horario o mi asiento?",
        "answer": [
          "Sí, en la misma ruta y hasta 1 hora antes de la salida. Con el servicio Cambio flexible, hasta que salga tu autobús; cada boleto necesita el suyo y lo conserva después del cambio si no lo quitas.",
          "El cambio no tiene costo: si los boletos nuevos cuestan más, pagas la diferencia, y si cuestan menos, la recibes en Puntos Viaja después del viaje. Ves la cantidad antes de confirmar.",
          "Hazlo en la página de tu compra, o con el enlace de tu correo si compraste como invitado."
        ],
        "words": "cambio editar mover otro dia hora flexible"
      },
      {
        "id": "cancelar",
        "question": "¿Puedo cancelar y recibir mi dinero?",
        "answer": [
          "Puedes cancelar sin costo antes de la salida. El reembolso es en Puntos Viaja, aunque hayas pagado con tarjeta o en efectivo, por lo que pagaste del boleto y sus servicios. Un boleto con cupón no tiene reembolso.",
          "Ves la cantidad antes de confirmar, y no se puede deshacer. Si compraste como invitado, los puntos se guardan con el correo de tu compra y los usas cuando te registras con él."
        ],
        "words": "cancelacion reembolso devolucion devolver"
      },
      {
        "id": "perder",
        "question": "¿Y si pierdo el camión?",
        "answer": [
          "Cuando el autobús ya salió, el boleto no se puede cambiar ni cancelar, y no hay reembolso. Si ves que no llegas, cámbialo hasta 1 hora antes, o hasta la salida si tiene Cambio flexible, o cancélalo antes de la salida. Si ya salió, llámanos y te decimos qué puede hacer la línea."
        ],
        "words": "llegue tarde perdi autobus bus se fue"
      },
      {
        "id": "linea-cancela",
        "question": "¿Y si la línea cancela o mueve mi salida?",
        "answer": [
          "Llámanos o escríbenos. Puedes viajar en otra salida de la misma ruta o recibir lo que pagaste por el mismo medio en que lo pagaste: a la tarjeta, en la caja o en puntos."
        ],
        "words": "cancelada retraso suspendida reembolso"
      }
    ]
  },
  {
    "title": "Tu viaje",
    "questions": [
      {
        "id": "equipaje",
        "question": "¿Cuánto equipaje puedo llevar?",
        "answer": [
          "La Profeco señala hasta dos maletas y 25 kg en total sin costo, además de lo que llevas en la mano. Las medidas las fija la línea de tu boleto. Si llevas más, agrega una maleta extra de hasta 25 kg al escribir los datos del pasajero.",
          "Lleva contigo lo que tiene valor, tus documentos y tus medicinas."
        ],
        "words": "maleta maletas peso kilos bicicleta"
      },
      {
        "id": "mascotas",
        "question": "¿Puedo llevar a mi perro?",
        "answer": [
          "Sí, y también a tu gato. Tu mascota viaja con su propio boleto, en su transportadora, junto a la ventana y con un adulto en el asiento de al lado. Elige el tipo de pasajero MASCOTA y el mapa te marca los lugares que le sirven. El precio de su boleto aparece junto a ese tipo. El seguro, la asistencia y el taxi son para personas.",
          "Cuánto puede pesar y medir con su transportadora lo fija la línea: pregúntale antes de tu viaje.",
          "Los perros guía y de asistencia viajan con su persona. Avísanos antes para ayudarte."
        ],
        "words": "mascota gato animal transportadora perro guia"
      },
      {
        "id": "menores",
        "question": "¿Pueden viajar menores?",
        "answer": [
          "Sí, acompañados. El boleto de menor es de 3 a 11 años y en el mismo viaje va un adulto, un adulto mayor, un estudiante o un profesor. Los menores no pueden viajar solos.",
          "Lleva su identificación o su acta de nacimiento. Si viajas con alguien de menos de 3 años, llámanos antes de comprar."
        ],
        "words": "niño niña hijo hija bebe nino solo permiso"
      },
      {
        "id": "accesibilidad",
        "question": "Necesito ayuda para abordar",
        "answer": [
          "Llámanos antes de tu viaje al {phone}, con tu folio, y avisamos a la línea. La tarifa preferente es para personas con discapacidad, con su credencial al abordar."
        ],
        "words": "discapacidad silla de ruedas accesibilidad preferente"
      },
      {
        "id": "llegar",
        "question": "¿A qué hora y dónde abordo?",
        "answer": [
          "Tu boleto dice la terminal y la hora de salida, en la hora de esa ciudad. En tu compra y en Mis boletos, «¿Dónde abordo?» te da la dirección, el andén, cómo llegar y a qué hora estar ahí. En Mis boletos puedes ver dónde viene tu unidad y si trae retraso."
        ],
        "words": "anden terminal horario rastrear retraso donde sale"
      }
    ]
  },
  {
    "title": "Tu cuenta y tus datos",
    "questions": [
      {
        "id": "codigo",
        "question": "No me llega el código al celular",
        "answer": [
          "Revisa que el número sea correcto y que tengas señal, y pide otro código cuando la página te lo ofrezca. Cada código dura 10 minutos. Si tienes cuenta, también puedes entrar con tu contraseña."
        ],
        "words": "sms mensaje otp verificacion"
      },
      {
        "id": "eliminar",
        "question": "¿Cómo elimino mi cuenta?",
        "answer": [
          "En Mi Perfil, en tus datos. Se borran para siempre tus datos, tus boletos, tus pasajeros favoritos, tus tarjetas y tus puntos."
        ],
        "words": "borrar datos privacidad baja"
      },
      {
        "id": "contacto",
        "question": "¿Cómo hablo con una persona?",
        "answer": [
          "Llama al {phone}, escribe por WhatsApp al {whatsapp} o a {email}: {hours}. Ten a la mano tu folio: está en tu correo, y en tu compra es el número de venta."
        ],
        "words": "telefono llamar queja whatsapp correo atencion soporte chat"
      }
    ]
  }
];
