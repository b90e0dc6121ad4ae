import type { Config } from './config.ts';
import { isLocal } from './hosts.ts';
import { shopFiles } from './shopFolder.ts';
import { listText } from './listText.ts';

/** Characters that a secret needs so that nobody guesses it. */
const shortest = 20;

/** A process with others over one database, whose changes they do not see. */
function missingBus({ databaseUrl, mqttUrl }: Config): string | false {
  return (
    databaseUrl !== undefined &&
    mqttUrl === undefined &&
    'Sin MQTT_URL: si otros procesos usan esta base de datos, sus cambios no se ven aquí en vivo; da a todos el mismo MQTT_URL.'
  );
}

const shortSecrets = ({ operatorToken, serviceToken, holderSecret }: Config): readonly string[] =>
  Object.entries({ OPERATOR_TOKEN: operatorToken, SERVICE_TOKEN: serviceToken, HOLDER_SECRET: holderSecret })
    .filter(([, secret]) => secret !== undefined && secret.length < shortest)
    .map(([name]) => `${name} tiene menos de ${shortest} caracteres: quien lo adivine entra. «openssl rand -hex 24» da uno bueno.`);

/** The host of the sender, in `Name <address>` or an address alone. */
const hostOf = (sender: string): string => /@([^\s@>]+)>?\s*$/.exec(sender)?.[1]?.toLowerCase() ?? '';

/** Whether one host is the other, or below it. */
const isBelow = (one: string, other: string): boolean => one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

/** What is legal in a shop that sells, and odd. */
function oddities(config: Config): readonly (string | false)[] {
  const { stripe, sandboxUrl, publicUrl, mailFrom, sms, trustProxy, host, databaseUrl, dataDir, operatorToken, company, folder, cash } =
    config;
  const shopHost = new URL(publicUrl).hostname;
  const hasFolder = folder.texts !== undefined;
  return [
    databaseUrl === undefined &&
      `Sin DATABASE_URL los datos están en ${dataDir}: solo un proceso puede vender, y la copia de seguridad es esa carpeta con la tienda detenida.`,
    trustProxy === false &&
      'Sin TRUST_PROXY: detrás de un proxy con https todos los viajeros tienen una sola dirección de red, y sus límites los frenan a todos.',
    isLocal(host) && `HOST=${host}: solo esta máquina alcanza la tienda; el proxy debe estar en ella.`,
    operatorToken === undefined && 'Sin OPERATOR_TOKEN no hay /metrics: nada avisa de los pagos que esperan a una persona.',
    !isBelow(hostOf(mailFrom), shopHost) &&
      `MAIL_FROM envía desde ${hostOf(mailFrom)} y la tienda está en ${shopHost}: los correos pueden llegar como no deseados.`,
    stripe !== undefined &&
      stripe.secretKey.startsWith('sk_test_') &&
      stripe.apiUrl !== sandboxUrl &&
      'STRIPE_SECRET_KEY es de prueba: nadie paga de verdad.',
    sms?.url.startsWith('http:') === true && 'SMS_URL no tiene https: los códigos viajan sin cifrar.',
    company.invoiceUrl === undefined && 'Sin SHOP_INVOICE_URL la tienda no ofrece facturar una compra.',
    cash.cutoffMinutes === 0 && 'CASH_CUTOFF_MINUTES=0: la tienda no ofrece pagar en efectivo.',
    hasFolder && !folder.pictures.has('logo') && 'SHOP_FOLDER no tiene logo.svg ni logo-dark.svg: el nombre se muestra como texto.',
    hasFolder && !folder.pictures.has('mark') && 'SHOP_FOLDER no tiene íconos: la tienda instalada y los pases tienen tres franjas.',
    ...shortSecrets(config),
  ];
}

/** What an operator should know before a start, which it does not hinder. In Spanish, a sentence each. */
export function warningsOf(config: Config): readonly string[] {
  const { sandbox, host, folder } = config;
  return [
    sandbox &&
      !isLocal(host) &&
      `HOST=${host} abre a otras máquinas el banco de pruebas y el buzón con todos los códigos; para vender de verdad usa SANDBOX=0.`,
    missingBus(config),
    ...folder.unread.map((file) => `SHOP_FOLDER: la tienda no lee ${file}; lee ${listText(shopFiles)}.`),
    ...(sandbox ? [] : oddities(config)),
  ].filter((warning) => warning !== false);
}
